import { mount } from 'svelte'
import './tokens.css'
import './parts.css'
import './lib/condensed.css'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })

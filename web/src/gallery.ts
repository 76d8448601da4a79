import { mount } from 'svelte'
import './tokens.css'
import './parts.css'
import './lib/condensed.css'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app')! })

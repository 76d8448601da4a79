import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const SERVER = '127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/duelwright/server/static', emptyOutDir: true },
  server: { fs: { allow: ['.', '../src/duelwright'] }, proxy: { '/api': `http://${SERVER}`, '/ws': { target: `ws://${SERVER}`, ws: true } } },
})

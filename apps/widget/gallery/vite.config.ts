import { localeCatalogs } from '@foyer/i18n/vite-plugin.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sampleFiles } from './sample-files.ts'

/** The gallery is a page of its own beside the chat: never part of what is shipped. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/chat_online/',
  publicDir: '../public',
  cacheDir: '../node_modules/.vite-gallery',
  plugins: [localeCatalogs(), react(), sampleFiles()],
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // One part that does not compile must not cover the others.
  server: { host: '127.0.0.1', hmr: { overlay: false } },
  optimizeDeps: { entries: ['index.html', 'exhibits/*.exhibit.tsx', '../src/**/*.exhibit.tsx'] },
  build: { target: 'es2022', modulePreload: false, chunkSizeWarningLimit: 2000 },
})

import { localeCatalogs } from '@foyer/i18n/vite-plugin.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['FOYER_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/chat_online/',
  plugins: [localeCatalogs(), react()],
  // wouter still brings React 17's stand-in for a hook that React itself has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: false,
  },
  server: { proxy: { '/api': server, '/files': server } },
})

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
    rolldownOptions: {
      output: {
        // Each file is a round trip: what the first screen needs comes in one; of the rest, what several parts share
        // comes in two, without and with something to see.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'rules',
              test: /packages\/(?:contract|core|client|i18n)\/src\/|apps\/widget\/src\/session\//,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'common',
              test: /packages\/ui\/src\/|apps\/widget\/src\/(?:features|pages)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // `/foyer` is what sites load: foyer.js and all that it loads in turn.
  server: { proxy: { '/api': server, '/files': server, '/embed': server, '/foyer': server } },
})

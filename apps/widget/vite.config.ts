import { localeCatalogs, bootstrapTexts } from '@foyer/i18n/vite-plugin.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['FOYER_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/chat_online/',
  plugins: [localeCatalogs(), bootstrapTexts(), react()],
  // wouter still brings React 17's stand-in for a hook that React itself has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Each file is a round trip: what the first screen needs comes in one, what every chat needs next in two more,
        // without and with something to see; what several of the other parts share comes in one.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            // Not the preview: its style would be one more file to wait for.
            {
              name: 'behind',
              test: /apps\/widget\/src\/(?:frame|session)\/(?!preview\/(?:draw|preview))|i18n\/src\/catalogs\/extended/,
              priority: 2,
            },
            {
              name: 'scene',
              test: /apps\/widget\/src\/features\/(?:guide|linked-pages|notice|quick-menu|side-panel|timeline|tips)\/(?!Advert|LinkedPageDialog|visit-of)/,
              priority: 1,
            },
            {
              name: 'common',
              test: /packages\/|apps\/widget\/src\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // `/foyer` is what sites load: foyer.js and all that it loads in turn.
  server: {
    proxy: { '/api': server, '/files': server, '/exports': server, '/embed': server, '/foyer': server },
  },
})

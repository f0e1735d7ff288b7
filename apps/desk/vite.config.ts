import { localeCatalogs } from '@foyer/i18n/vite-plugin.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/desk/',
  plugins: [localeCatalogs(), react()],
  build: {
    manifest: true,
    target: 'es2022',
    // Anything inlined as data: would have to be allowed by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Libraries change less often than the desk: browsers keep them over a release. What only a page that comes
          // later needs comes with it.
          groups: [{ name: 'vendor', test: /node_modules/, tags: ['$initial'] }],
        },
      },
    },
  },
  server: {
    port: 5174,
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/files': 'http://127.0.0.1:8080',
      '/exports': 'http://127.0.0.1:8080',
    },
  },
})

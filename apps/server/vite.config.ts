import { defineConfig } from 'vite'

// One file for production: our own packages are bundled, everything else stays in node_modules.
export default defineConfig({
  build: {
    ssr: 'src/start.js',
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  // Lingui belongs to our texts: it is a dependency of theirs, not of the server's.
  ssr: { noExternal: [/^@foyer\//, /^@lingui\//] },
})

import { defineConfig } from 'vite'

// Our own packages are bundled, everything else stays in node_modules.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        foyer: 'src/foyer.js',
        // A thread is started from a file of its own, beside the chunk that starts it.
        'encoder-worker': 'src/features/robot/vectors/encoder/encoder-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Lingui belongs to our texts: it is a dependency of theirs, not of the server's.
  ssr: { noExternal: [/^@foyer\//, /^@lingui\//] },
})

import { expect, it } from 'vitest'
import { loadedFiles } from './manifest.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  'src/viewer.tsx': { file: 'assets/viewer.js', imports: ['_shared.js'], css: ['assets/viewer.css'] },
  'src/logo.svg': { file: 'assets/logo.svg' },
}

const page = '<script type="module" src="/chat/assets/index.js"></script>'

it('separates what a page needs at once from what comes later', () => {
  expect(loadedFiles(manifest, page)).toEqual({
    initial: ['assets/index.css', 'assets/index.js', 'assets/react.js', 'assets/shared.js'],
    lazy: ['assets/viewer.css', 'assets/viewer.js'],
  })
})

it('refuses a page that names nothing of it', () => {
  expect(() => loadedFiles(manifest, '<p>')).toThrow('no file')
})

import { createRoot } from 'react-dom/client'
import { readControls } from './controls.ts'

// The examples stand beside schemas, and zod tries whether it may make functions: the page's policy says no, loudly.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const controls = readControls(location.search)
const root = document.getElementById('root')
if (root) {
  // The tools around an exhibit have styles of their own: they never share a page with it.
  const page = controls.isBare
    ? await import('./stage/stage-page.tsx')
    : await import('./shell/shell-page.tsx')
  await page.show(createRoot(root), controls)
}

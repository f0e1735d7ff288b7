import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import type { Controls } from '../controls.ts'
import { loadHalls } from '../load-exhibits.ts'
import { Shell } from './Shell.tsx'

/** The tools: a list of everything, or one exhibit, in frames. */
export async function show(root: Root, controls: Controls): Promise<void> {
  const halls = await loadHalls(controls.file)
  // The picture tool asks here what there is.
  window.gallery = halls.map(({ file, error, exhibits }) => ({
    file,
    error,
    exhibits: exhibits.map(({ name, place = 'panel' }) => ({ name, place })),
  }))
  root.render(
    <StrictMode>
      <Shell halls={halls} controls={controls} />
    </StrictMode>,
  )
}

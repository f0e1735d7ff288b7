import type { Settings } from '../handover.ts'
import { begin } from './begin.ts'
import { createFoyer } from './create-foyer.ts'

/** Puts `window.Foyer` in the place of the stub, and begins with the channel that the script tag or the page names. */
export function install(script: HTMLScriptElement | null): void {
  const settings: Partial<Settings> = Object.assign(
    { server: script?.src.split('foyer.js')[0] },
    window.foyerSettings,
    script?.dataset,
  )
  const { Foyer } = window
  // Already there: the same script again, or a second channel.
  if (Foyer?.channel) void Foyer('boot', settings)
  else window.Foyer = createFoyer(settings, Foyer?.q ?? [], begin)
}

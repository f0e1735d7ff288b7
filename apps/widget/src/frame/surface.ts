import type { hostThemes } from '@foyer/contract/host/commands.ts'
import { focusComposer } from './focus-composer.ts'

/** What commands change of the page itself; tests stand in for it. */
export type Surface = {
  setTheme: (theme: (typeof hostThemes)[number]) => void
  focusComposer: () => void
  /** Whether the next load of this page waits to be shown. */
  setHeld: (isHeld: boolean) => void
  reload: () => void
}

export const browserSurface: Surface = {
  setTheme: (theme) => {
    const { dataset } = document.documentElement
    if (theme === 'auto') delete dataset['theme']
    else dataset['theme'] = theme
  },
  focusComposer,
  setHeld: (isHeld) => {
    const address = new URL(location.href)
    // Browsers mind an address that changes too often.
    if (address.searchParams.has('loader') === isHeld) return
    if (isHeld) address.searchParams.set('loader', '1')
    else address.searchParams.delete('loader')
    history.replaceState(history.state, '', address)
  },
  reload: () => location.reload(),
}

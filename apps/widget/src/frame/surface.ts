import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { hostThemes } from '@foyer/contract/host/commands.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import type { LocaleStore } from '../session/locale-store.ts'
import { focusComposer } from './focus-composer.ts'
import type * as Preview from './preview/draw-preview.ts'
import type { PreviewActs } from './preview/draw-preview.ts'

/** Effects of commands on the page itself; tests replace it. */
export type Surface = {
  setTheme: (theme: (typeof hostThemes)[number]) => void
  focusComposer: () => void
  /** Whether the next load of this page waits to be shown. */
  setHeld: (isHeld: boolean) => void
  reload: () => void
  /** A message over the hidden chat; none takes the last one away. */
  drawPreview: (message: Message | undefined, acts: PreviewActs) => void
}

export const browserSurface = (locale: LocaleStore): Surface => ({
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
  drawPreview: previewIn(locale),
})

/** Draws at once what it can: whoever opens the chat must not find it behind the preview. */
function previewIn(locale: Pick<LocaleStore, 'get' | 'subscribe'>): Surface['drawPreview'] {
  let part: typeof Preview | undefined
  let wanted: Parameters<Surface['drawPreview']> | undefined

  function draw(): void {
    const t = locale.get()?.t
    // The texts of the first screen come before the others.
    if (part && wanted && t?.('toast.dismiss')) part.drawPreview(...wanted, t)
  }

  locale.subscribe(draw)
  return (...next) => {
    wanted = next
    if (part) return draw()
    void import('./preview/draw-preview.ts').then(
      (loaded) => {
        part = loaded
        draw()
      },
      () => ignoreExpected('a failed chunk costs the preview only: the launcher still counts the message'),
    )
  }
}

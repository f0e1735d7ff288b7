import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { Picture } from './picture.ts'

/**
 * Shows a picture over everything. Not a child of the message that asked for it: a long list takes messages out
 * of the page as it moves, and the picture must stay.
 */
export async function openViewer(picture: Picture, t: Translate<UiKey>): Promise<void> {
  const viewer = await import('./show-viewer.tsx').catch(() => ignoreExpected('a new window shows it'))
  if (viewer) viewer.showViewer(picture, t)
  else window.open(picture.src, '_blank', 'noopener')
}

import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { createRoot } from 'react-dom/client'
import { UiTextProvider } from '../text.tsx'
import type { Picture } from './picture.ts'
import { Viewer } from './Viewer.tsx'

export function showViewer(picture: Picture, t: Translate<UiKey>): void {
  const opener = document.activeElement
  const root = createRoot(document.createElement('div'))
  root.render(
    <UiTextProvider value={t}>
      <Viewer
        picture={picture}
        onGone={() => {
          root.unmount()
          if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
        }}
      />
    </UiTextProvider>,
  )
}

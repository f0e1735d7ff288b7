import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { createRoot } from 'react-dom/client'
import { UiTextProvider, useUiText } from '../text.tsx'
import type { Picture } from './picture.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { useState } from 'react'
import { ExternalLink, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Lightbox } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import './show-viewer.css'

type ViewerProps = { picture: Picture; onGone: () => void }

/** S-23: one picture in full size. Wheel, pinch, double click and the keys zoom; Escape closes. */
export function Viewer({ picture: { src, name, size }, onGone }: ViewerProps) {
  const t = useUiText()
  const [isOpen, setOpen] = useState(true)
  return (
    <Lightbox
      className="foyer-viewer"
      open={isOpen}
      close={() => setOpen(false)}
      on={{ exited: onGone }}
      slides={[{ src, alt: name || t('summary.image'), ...size }]}
      plugins={[Zoom]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 3 }}
      toolbar={{ buttons: [<OpenLink key="open" src={src} />, 'close'] }}
      render={{
        buttonPrev: () => null,
        buttonNext: () => null,
        iconClose: () => <X size={24} />,
        iconZoomIn: () => <ZoomIn size={24} />,
        iconZoomOut: () => <ZoomOut size={24} />,
      }}
      labels={{
        Lightbox: t('viewer.label'),
        'Photo gallery': t('viewer.label'),
        Carousel: t('viewer.label'),
        Slide: t('viewer.label'),
        '{index} of {total}': name || t('summary.image'),
        Close: t('viewer.close'),
        'Zoom in': t('viewer.zoomIn'),
        'Zoom out': t('viewer.zoomOut'),
      }}
    />
  )
}

/** Only where a link may lead: a picture inside its own address has no page. */
function OpenLink({ src }: { src: string }) {
  const t = useUiText()
  const url = safeUrl(src)
  if (!url) return null
  return (
    <a
      className="yarl__button foyer-viewer-open"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('viewer.open')}
      title={t('viewer.open')}
    >
      <ExternalLink size={24} />
    </a>
  )
}

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

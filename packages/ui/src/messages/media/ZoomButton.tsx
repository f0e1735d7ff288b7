import { useUiText } from '../../text.tsx'
import { openViewer } from '../../viewer/open-viewer.ts'
import { canZoom, type Size } from './thumb-size.ts'
import './ZoomButton.css'

type ZoomButtonProps = { src: string; name: string; size: Size | undefined }

/** Lies over a picture that is worth a closer look (S-23). */
export function ZoomButton({ src, name, size }: ZoomButtonProps) {
  const t = useUiText()
  if (!size || !canZoom(size)) return null
  return (
    <button
      type="button"
      className="foyer-zoom-button"
      aria-label={t('image.view', { name: name || t('summary.image') })}
      onClick={() => void openViewer({ src, name, size }, t)}
    />
  )
}

import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { lazy, useState } from 'react'
import { Scan } from 'lucide-react'
import { LazyPart } from '../../../lazy/LazyPart.tsx'
import { useText } from '../../../text/TextProvider.tsx'
import './CaptureButton.css'

const ScreenshotHelp = lazy(async () => ({ default: (await import('./ScreenshotHelp.tsx')).ScreenshotHelp }))

/** S-26: for those who have a keyboard and a pointer; the style hides it from the others. */
export function CaptureButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton className="capture-button" label={t('composer.capture')} onClick={() => setOpen(true)}>
        <Scan size={20} />
      </IconButton>
      {isOpen && (
        <LazyPart>
          <ScreenshotHelp onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

import { isPastedPicture, pastesFiles } from '@foyer/core/composer/pasted.ts'
import { offersUpload } from '../../../rules/composer/offered.ts'
import { lazy, useEffect, useState } from 'react'
import { LazyPart } from '../../../lazy/LazyPart.tsx'
import { useSession } from '../../../session/ChatContext.tsx'
import { useUploadStore } from '../../../session/uploads/uploads-of.ts'

const PastePreview = lazy(async () => ({ default: (await import('./PastePreview.tsx')).PastePreview }))

/** S-24: pasted pictures are shown before they are sent; other files that were copied go as if they had been chosen. */
export function PasteZone() {
  const { add } = useUploadStore()
  const hasImages = useSession((state) => offersUpload(state, 'image'))
  const [pictures, setPictures] = useState<readonly File[]>([])

  useEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const { clipboardData, target } = event
      if (!clipboardData || !pastesFiles(clipboardData.types) || isInDialog(target)) return
      const files = [...clipboardData.files]
      const pasted = files.filter(isPastedPicture)
      const others = files.filter((file) => !isPastedPicture(file))
      if (hasImages) setPictures(pasted)
      add(others)
      // The name of a file is no message.
      if (files.length > 0) event.preventDefault()
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [add, hasImages])

  if (pictures.length === 0) return null
  return (
    <LazyPart>
      <PastePreview
        pictures={pictures}
        onSend={() => {
          setPictures([])
          add(pictures, 'dataUrl')
        }}
        onClose={() => setPictures([])}
      />
    </LazyPart>
  )
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}

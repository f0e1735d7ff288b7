import { SmileIcon } from '@foyer/ui/icons/SmileIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { lazy, useId, useState } from 'react'
import { LazyPart } from '../../../lazy/LazyPart.tsx'
import { useText } from '../../../text/TextProvider.tsx'

const EmojiPalette = lazy(async () => ({ default: (await import('./EmojiPalette.tsx')).EmojiPalette }))

export function EmojiButton() {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton id={id} label={t('composer.emoji')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <SmileIcon />
      </IconButton>
      {isOpen && (
        <LazyPart>
          <EmojiPalette openerId={id} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

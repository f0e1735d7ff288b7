import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { lazy, useId, useState } from 'react'
import { Smile } from 'lucide-react'
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
        <Smile size={20} />
      </IconButton>
      {isOpen && (
        <LazyPart>
          <EmojiPalette openerId={id} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

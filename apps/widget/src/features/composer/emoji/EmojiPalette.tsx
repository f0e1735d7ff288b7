import { EmojiGrid } from '@foyer/ui/composer/EmojiGrid.tsx'
import { insertAtCaret } from '@foyer/ui/composer/insert-at-caret.ts'
import { useEffect, useRef, type RefObject } from 'react'
import { useDispatch } from '../../../session/ChatContext.tsx'
import { useText } from '../../../text/TextProvider.tsx'
import { composerField } from '../field-id.ts'
import './EmojiPalette.css'

/** Escape closes and gives the focus back; so does a press elsewhere, or writing on, which keep it where it is. */
function useDismiss(popup: RefObject<HTMLElement | null>, openerId: string, onClose: () => void): void {
  useEffect(() => {
    function isOutside({ target }: Event): boolean {
      const opener = document.getElementById(openerId)
      return target instanceof Node && !popup.current?.contains(target) && !opener?.contains(target)
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        event.preventDefault()
        onClose()
        document.getElementById(openerId)?.focus()
      } else if (isOutside(event)) onClose()
    }
    function onPointerDown(event: PointerEvent): void {
      if (isOutside(event)) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [popup, openerId, onClose])
}

type EmojiPaletteProps = { openerId: string; onClose: () => void }

/** S-18. It stays open, because one emoji seldom comes alone. */
export function EmojiPalette({ openerId, onClose }: EmojiPaletteProps) {
  const t = useText()
  const dispatch = useDispatch()
  const palette = useRef<HTMLDivElement>(null)
  useDismiss(palette, openerId, onClose)
  useEffect(() => palette.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <EmojiGrid
      ref={palette}
      className="emoji"
      label={t('composer.emoji')}
      onPick={(emoji, event) => {
        insertAtCaret(composerField(), emoji, (text) => dispatch({ type: 'draftChanged', text }))
        // The other hand of a mouse user is on the keyboard; after a touch the focus would only bring up a keyboard.
        if (isMouse(event)) composerField()?.focus()
      }}
    />
  )
}

function isMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse'
}

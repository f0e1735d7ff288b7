import { emoji } from '@foyer/core/composer/emoji.ts'
import { moveInGrid } from '@foyer/core/composer/move-in-grid.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '../../../text/TextProvider.tsx'
import { composerField } from '../field-id.ts'
import './EmojiPalette.css'
import { useDismiss } from './use-dismiss.ts'
import { useInsert } from './use-insert.ts'

type EmojiPaletteProps = { openerId: string; onClose: () => void }

/**
 * S-18. An emoji is its own name: screen readers have a word for each, in the reader's language. It stays open,
 * because one emoji seldom comes alone.
 */
export function EmojiPalette({ openerId, onClose }: EmojiPaletteProps) {
  const t = useText()
  const insert = useInsert()
  const palette = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  useDismiss(palette, openerId, onClose)
  useEffect(() => cellOf(palette.current, 0)?.focus({ preventScroll: true }), [])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { currentTarget: grid, key } = event
    const isRtl = getComputedStyle(grid).direction === 'rtl'
    const next = moveInGrid(current, key, { count: emoji.length, columns: columnsOf(grid), isRtl })
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    cellOf(grid, next)?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons always can have the focus
    <div
      ref={palette}
      className="emoji"
      role="toolbar"
      aria-label={t('composer.emoji')}
      onKeyDown={onKeyDown}
    >
      {emoji.map((one, index) => (
        <button
          key={one}
          type="button"
          className="emoji-cell"
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={({ nativeEvent }) => {
            insert(one)
            // Who points with a mouse has the other hand on the keyboard; a finger would only bring up a keyboard.
            if (isMouse(nativeEvent)) composerField()?.focus()
          }}
        >
          {one}
        </button>
      ))}
    </div>
  )
}

function cellOf(grid: HTMLElement | null, index: number): HTMLElement | undefined {
  const cell = grid?.children[index]
  return cell instanceof HTMLElement ? cell : undefined
}

/** As many as fit beside each other: the style decides. */
function columnsOf({ children }: HTMLElement): number {
  const [first, ...others] = [...children].map((cell) => cell.getBoundingClientRect().top)
  const wrapped = others.findIndex((top) => top !== first)
  return wrapped < 0 ? children.length : wrapped + 1
}

function isMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse'
}

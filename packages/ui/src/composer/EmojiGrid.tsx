import { emoji } from '@foyer/core/composer/emoji.ts'
import { moveInGrid } from '@foyer/core/composer/move-in-grid.ts'
import { useState, type KeyboardEvent, type Ref } from 'react'

type EmojiGridProps = {
  ref?: Ref<HTMLDivElement>
  className: string
  label: string
  onPick: (emoji: string, event: MouseEvent) => void
}

/** One tab stop, moved by arrow keys. An emoji is its own name: screen readers have a word for each. */
export function EmojiGrid({ ref, className, label, onPick }: EmojiGridProps) {
  const [current, setCurrent] = useState(0)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { currentTarget: grid, key } = event
    const isRtl = getComputedStyle(grid).direction === 'rtl'
    const next = moveInGrid(current, key, { count: emoji.length, columns: columnsOf(grid), isRtl })
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    grid.querySelectorAll('button')[next]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons always can have the focus
    <div ref={ref} className={className} role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {emoji.map((one, index) => (
        <button
          key={one}
          type="button"
          className="emoji-cell"
          tabIndex={index === current ? 0 : -1}
          data-autofocus={index === current || undefined}
          onFocus={() => setCurrent(index)}
          onClick={({ nativeEvent }) => onPick(one, nativeEvent)}
        >
          {one}
        </button>
      ))}
    </div>
  )
}

/** The style decides how many fit beside each other. */
function columnsOf({ children }: HTMLElement): number {
  const [first, ...others] = [...children].map((cell) => cell.getBoundingClientRect().top)
  const wrapped = others.findIndex((top) => top !== first)
  return wrapped < 0 ? children.length : wrapped + 1
}

import { ActionIcon, Popover } from '@mantine/core'
import { emoji } from '@foyer/core/composer/emoji.ts'
import { moveInGrid } from '@foyer/core/composer/move-in-grid.ts'
import { Smile } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useText } from '../text/text-context.tsx'
import './EmojiButton.css'

/** As many stand beside each other as the style says. */
const columns = 10

/** The visitor's own palette: what is sent from here can be answered from there. */
export function EmojiButton({ insert }: { insert: (text: string) => void }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [current, setCurrent] = useState(0)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { currentTarget: grid, key } = event
    const isRtl = getComputedStyle(grid).direction === 'rtl'
    const next = moveInGrid(current, key, { count: emoji.length, columns, isRtl })
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    grid.querySelectorAll('button')[next]?.focus()
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="top-start"
      trapFocus
      returnFocus
      portalProps={{ target: '#desk-layer' }}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={t('composer.emoji')}
          onClick={() => setOpen(!isOpen)}
        >
          <Smile size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('composer.emoji')}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons always can have the focus */}
        <div className="desk-emoji" role="toolbar" aria-label={t('composer.emoji')} onKeyDown={onKeyDown}>
          {emoji.map((one, index) => (
            <button
              key={one}
              type="button"
              tabIndex={index === current ? 0 : -1}
              data-autofocus={index === current || undefined}
              onFocus={() => setCurrent(index)}
              onClick={() => {
                setOpen(false)
                insert(one)
              }}
            >
              {one}
            </button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

import { ActionIcon, Popover } from '@mantine/core'
import { EmojiGrid } from '@foyer/ui/composer/EmojiGrid.tsx'
import { Smile } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import './EmojiButton.css'

/** The visitor's own palette: what is sent from here can be answered from there. */
export function EmojiButton({ insert }: { insert: (text: string) => void }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)

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
        <EmojiGrid
          className="desk-emoji"
          label={t('composer.emoji')}
          onPick={(emoji) => {
            setOpen(false)
            insert(emoji)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

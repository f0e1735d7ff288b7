import { Modal, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CannedReply } from '@foyer/contract/desk/canned.ts'
import { searchCanned } from '../rules/canned/search.ts'
import { fillCanned, type CannedFacts } from '../rules/canned/variables.ts'
import { useId, useState, type KeyboardEvent } from 'react'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import './CannedPicker.css'
import { useCanned } from './use-canned.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useVisitor } from '../visitor/use-visitor.ts'

type CannedPickerProps = {
  row: ThreadRow
  isOpen: boolean
  /** With the words to put into the reply; empty when none were picked. */
  onClose: (picked: string) => void
}

/** Finds a canned reply by typing; arrows and Enter pick it. */
export function CannedPicker({ row, isOpen, onClose }: CannedPickerProps) {
  const t = useText()
  return (
    <Modal
      opened={isOpen}
      onClose={() => onClose('')}
      // The picked reply goes into the box, and the focus with it.
      returnFocus={false}
      title={t('canned.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Search row={row} onPick={onClose} />
    </Modal>
  )
}

function Search({ row, onPick }: { row: ThreadRow; onPick: (words: string) => void }) {
  const t = useText()
  const listId = useId()
  const facts = useFacts(row)
  const { data, isPending, isError } = useCanned()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const found = searchCanned(data ?? [], typed)
  const current = Math.min(place, found.length - 1)
  const optionId = (at: number) => `${listId}-${at}`

  function pick(reply: CannedReply | undefined): void {
    if (reply) onPick(fillCanned(reply.text, facts))
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.nativeEvent.isComposing) return
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      const next = (current + step + found.length) % found.length
      setPlace(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === '/' && typed === '') {
      // Twice is the character itself: some messages begin with it.
      event.preventDefault()
      onPick('/')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      pick(found[current])
    }
  }

  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(current) : undefined}
        aria-autocomplete="list"
        aria-label={t('canned.search')}
        placeholder={t('canned.search')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} className="desk-canned" role="listbox" aria-label={t('canned.title')}>
        {found.map((reply, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search field has the keys and names the current one
          <div
            key={reply.id}
            id={optionId(at)}
            role="option"
            aria-selected={at === current}
            onClick={() => pick(reply)}
          >
            <strong>
              <bdi>{reply.title}</bdi>
              {!reply.isShared && <span className="desk-canned-own">{t('canned.own')}</span>}
            </strong>
            <span dir="auto">{fillCanned(reply.text, facts)}</span>
          </div>
        ))}
      </div>
      <p className="desk-canned-foot" role="status">
        {isError && t('canned.failed')}
        {!isPending && !isError && found.length === 0 && t(typed ? 'canned.nothing' : 'canned.none')}
      </p>
      <Link to="/library" className="desk-canned-manage">
        {t('canned.manage')}
      </Link>
    </>
  )
}

/** Placeholders of canned replies in this thread. Unknown values are empty. */
function useFacts(row: ThreadRow): CannedFacts {
  const { agent } = useDesk()
  const { data } = useVisitor(row.threadId)
  return {
    'visitor.name': data?.userName ?? row.userName,
    'visitor.email': data?.email ?? '',
    'visitor.phone': data?.phone ?? '',
    'agent.name': agent.adminNick,
    'channel.name': row.channelName,
  }
}

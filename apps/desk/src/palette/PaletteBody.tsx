import { useNavigate } from '@tanstack/react-router'
import { Search, CornerDownLeft, MessageSquare } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useDeskState, useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { findIn, type Found } from './find-in.ts'
import { KeyNames } from '../keys/KeyNames.tsx'
import { lastText } from '../text/last-text.ts'
import { statusText } from '../text/status-text.ts'
import { useCommands } from './use-commands.ts'

type PaletteOptionProps = {
  id: string
  item: Found
  isChosen: boolean
  onPoint: () => void
  onRun: () => void
}

function PaletteOption({ id, item, isChosen, onPoint, onRun }: PaletteOptionProps) {
  return (
    // The keys are the field's, which names its option; a pointer may use it too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
    <div
      role="option"
      id={id}
      aria-selected={isChosen}
      className="desk-palette-option"
      onClick={onRun}
      onPointerMove={onPoint}
    >
      {item.kind === 'command' ? <CommandLine item={item} /> : <ThreadLine item={item} />}
    </div>
  )
}

function CommandLine({ item: { command } }: { item: Extract<Found, { kind: 'command' }> }) {
  return (
    <>
      <CornerDownLeft size={16} aria-hidden="true" />
      <span className="desk-ellipsis">{command.label}</span>
      {command.keys && <KeyNames keys={command.keys} />}
    </>
  )
}

function ThreadLine({ item: { row } }: { item: Extract<Found, { kind: 'thread' }> }) {
  const t = useText()
  const { agent } = useDesk()
  return (
    <>
      <MessageSquare size={16} aria-hidden="true" />
      <span className="desk-ellipsis">
        <bdi>{row.userName || t('visitor.unnamed')}</bdi>{' '}
        <span className="desk-palette-soft">{lastText(row, t)}</span>
      </span>
      <span className="desk-palette-soft">{statusText(row, agent.adminId, t)}</span>
    </>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function PaletteBody({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { commands } = useCommands()
  const inbox = useDeskState((state) => state.inbox)
  const found = useMemo(() => findIn(commands, inbox, typed), [commands, inbox, typed])
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element>(null)
  // Before the next key comes: whoever opens it goes on typing.
  useLayoutEffect(() => {
    const own = field.current
    const opener = document.activeElement
    before.current = opener
    own?.focus()
    return () => {
      const active = document.activeElement
      if (active === own || active === document.body) focusOn(opener)
    }
  }, [])
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])

  function run(item: Found | undefined): void {
    if (!item) return
    onClose()
    // A command that moves the focus keeps it, and one that opens nothing leaves it where it was.
    focusOn(before.current)
    if (item.kind === 'command') item.command.run()
    else void navigate({ to: '/inbox/$threadId', params: { threadId: item.row.threadId } })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    const by = steps[event.key]
    if (by) setChosen((chosen + by + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter') run(found[chosen])
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="desk-palette-field">
        <Search size={18} aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={t('palette.placeholder')}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={t('palette.title')} className="desk-palette-list">
        {found.map((item, index) => (
          <PaletteOption
            key={item.kind === 'command' ? item.command.id : item.row.threadId}
            id={optionId(index)}
            item={item}
            isChosen={index === chosen}
            onPoint={() => setChosen(index)}
            onRun={() => run(item)}
          />
        ))}
      </div>
      {found.length === 0 && <p className="desk-palette-none">{t('palette.none')}</p>}
    </>
  )
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus()
}

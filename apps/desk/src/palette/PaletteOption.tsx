import { CornerDownLeft, MessageSquare } from 'lucide-react'
import { useDesk } from '../live/desk-context.tsx'
import { KeyNames } from '../keys/KeyNames.tsx'
import { lastText } from '../inbox/last-text.ts'
import { useText } from '../text/text-context.tsx'
import { statusText } from '../thread/status-text.ts'
import type { Found } from './find-in.ts'

type PaletteOptionProps = {
  id: string
  item: Found
  isChosen: boolean
  onPoint: () => void
  onRun: () => void
}

export function PaletteOption({ id, item, isChosen, onPoint, onRun }: PaletteOptionProps) {
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

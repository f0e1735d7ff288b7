import { nameOf, receiveModes, type ReceiveMode } from '@foyer/contract/codes.ts'
import { ArrowRight, Bot, Inbox, MessageCircle, UserRound, type LucideIcon } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'

const icons = {
  opens: MessageCircle,
  writes: MessageCircle,
  assistant: Bot,
  asks: UserRound,
  agent: UserRound,
  fallback: Bot,
  leave: Inbox,
} satisfies Record<string, LucideIcon>
type FlowStep = keyof typeof icons

type Flags = { isHeld: boolean; canTransfer: boolean; canLeave: boolean }

/** What happens to a visitor, step by step. */
export function flowOf(mode: ReceiveMode, { isHeld, canTransfer, canLeave }: Flags): FlowStep[] {
  const offline: FlowStep[] = canLeave ? ['leave'] : []
  const isAgentFirst = mode === 'humanFirst' || mode === 'humanOnly'
  if (!isAgentFirst)
    return ['opens', 'assistant', ...(canTransfer ? ['asks' as const, 'agent' as const] : [])]
  const start: FlowStep = isHeld ? 'writes' : 'opens'
  return [start, 'agent', ...(mode === 'humanFirst' ? (['fallback'] as const) : offline)]
}

type ReceiveFlowProps = {
  mode: number
  msgToTransferFlag: number
  transferUserMode: number
  leaveMsgMode: number
}

/** A small diagram of what the chosen receive mode does. */
export function ReceiveFlow({ mode, msgToTransferFlag, transferUserMode, leaveMsgMode }: ReceiveFlowProps) {
  const t = useText()
  const steps = flowOf(nameOf(receiveModes, mode) ?? 'robot', {
    isHeld: msgToTransferFlag === 1,
    canTransfer: transferUserMode === 1,
    canLeave: leaveMsgMode === 1,
  })
  return (
    <ol className="desk-flow" aria-label={t('channels.editor.flow')}>
      {steps.map((step, at) => {
        const Icon = icons[step]
        return (
          <li key={step}>
            {at > 0 && <ArrowRight size={16} aria-hidden="true" className="desk-mirrored" />}
            <span className="desk-flow-step">
              <Icon size={16} aria-hidden="true" />
              {t(`channels.editor.flow.${step}`)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

import type { LeaveTab } from '@foyer/core/leave-message/tabs.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { useEffect, useId, useState } from 'react'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { LeaveActions } from '../leave-message/LeaveActions.tsx'
import { LeaveFrame, type LeaveShell } from '../leave-message/LeaveFrame.tsx'
import { LeaveTip } from '../leave-message/LeaveTip.tsx'
import { accessOf } from './access-of.ts'
import { ConnectedTicketForm } from './form/ConnectedTicketForm.tsx'
import { ticketFormOf, useTicketForm } from './form/use-ticket-form.ts'
import { TicketList } from './list/TicketList.tsx'

type TicketLeaveProps = { leave: NonNullable<SessionState['leave']>; Shell: LeaveShell | undefined }

/** S-30: leaveMsgType 2. */
export function TicketLeave({ leave, Shell }: TicketLeaveProps) {
  const chat = useChat()
  const form = ticketFormOf(chat)
  const { state } = useTicketForm(form)
  const tip = useSession(({ channel }) => channel?.leaveMsgTitle ?? '')
  const [tab, setTab] = useState<LeaveTab>('write')
  const formId = useId()
  useEffect(() => form.carry(leave.text), [form, leave.text])
  return (
    <LeaveFrame
      Shell={Shell}
      tab={tab}
      onTab={setTab}
      onClose={() => chat.session.dispatch({ type: 'leaveDismissed' })}
      kind="ticket"
      actions={
        <LeaveActions
          form={formId}
          isSending={state.isSending}
          isOff={typeof state.template === 'string'}
          failure={state.hasFailed && 'ticket.failed'}
        />
      }
      write={
        <>
          <LeaveTip html={tip} />
          <ConnectedTicketForm id={formId} form={form} kind="leave" />
        </>
      }
      earlier={<TicketList access={accessOf(chat)} />}
    />
  )
}

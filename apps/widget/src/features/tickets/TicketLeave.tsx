import type { LeaveTab } from '../../rules/leave-message/tabs.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { useEffect, useId, useState } from 'react'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { FormActions } from '../forms/FormActions.tsx'
import { LeaveFrame, type LeaveShell } from '../forms/LeaveFrame.tsx'
import { LeavePageLink } from '../forms/LeavePageLink.tsx'
import { LeaveTip } from '../forms/LeaveTip.tsx'
import { useNobodyHere } from '../forms/use-nobody-here.ts'
import { accessOf } from '../forms/access-of.ts'
import { ConnectedTicketForm } from './form/ConnectedTicketForm.tsx'
import { ticketFormOf, useTicketForm } from './form/use-ticket-form.ts'
import { TicketList } from './list/TicketList.tsx'

type TicketLeaveProps = { leave: NonNullable<SessionState['leave']>; Shell: LeaveShell | undefined }

/** S-30: leaveMsgType 2. */
export function TicketLeave({ leave, Shell }: TicketLeaveProps) {
  const chat = useChat()
  const form = ticketFormOf(chat)
  const { state } = useTicketForm(form)
  const factory = useFactoryText()
  const tip = factory(useSession(({ channel }) => channel?.leaveMsgTitle ?? ''))
  const [tab, setTab] = useState<LeaveTab>('write')
  const nobodyHere = useNobodyHere()
  const formId = useId()

  function show(next: LeaveTab): void {
    if (next === 'write' && tab === 'earlier') form.clear()
    setTab(next)
  }

  useEffect(() => form.carry(leave.text), [form, leave.text])
  return (
    <LeaveFrame
      Shell={Shell}
      tab={tab}
      onTab={show}
      onClose={() => chat.session.dispatch({ type: 'leaveDismissed' })}
      kind="ticket"
      actions={
        <FormActions
          form={formId}
          isSending={state.isSending}
          isOff={typeof state.template === 'string'}
          failure={state.hasFailed && 'ticket.failed'}
        />
      }
      write={
        <>
          <LeaveTip html={tip} nobodyHere={nobodyHere} />
          <ConnectedTicketForm id={formId} form={form} kind="leave" />
        </>
      }
      earlier={<TicketList access={accessOf(chat)} />}
      pageLink={!Shell && <LeavePageLink />}
    />
  )
}

import { unknown } from '@foyer/client/result.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { isTicketEmpty } from '../../rules/tickets/draft.ts'
import { useState } from 'react'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { useChat } from '../../session/ChatContext.tsx'
import { LeaveMessage } from '../leave-message/LeaveMessage.tsx'
import { accessOf } from '../forms/access-of.ts'
import { ReplySheet } from './detail/TicketView.tsx'
import { ticketFormOf } from './form/use-ticket-form.ts'
import { allKinds, longTicket, sampleAccess, templateOf } from './sample-access.ts'
import type { TicketAccess } from '../forms/ticket-access.ts'

function leaving(base: SessionState): SessionState {
  const { channel } = base
  return {
    ...base,
    leave: { isSending: false, earlier: undefined, text: '', endsWait: false },
    channel: channel && { ...channel, leaveMsgType: 'ticket', leaveMsgWoType: 't1' },
  }
}

/** The popup of a chat whose server answers like this. */
function popup(
  change: Partial<TicketAccess['client']> = {},
  begin?: (form: ReturnType<typeof ticketFormOf>) => void,
) {
  return function Popup() {
    const chat = useChat()
    useState(() => {
      accessOf(chat, sampleAccess(change))
      const form = ticketFormOf(chat)
      // In strict mode this runs twice.
      if (isTicketEmpty(form.get().draft)) begin?.(form)
    })
    return <LeaveMessage />
  }
}

const never = () => new Promise<never>(() => undefined)
const down = async () => unknown('network')
const noop = () => undefined
const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const form = (fields = allKinds) => ({
  getTemplateFiledInfoByTemplateId: async () => ({ ok: true as const, data: templateOf(fields) }),
})

const longNames = allKinds.map((field) => ({
  ...field,
  required: true,
  name: `${field.name} ${'averyverylongname'.repeat(4)}`,
}))
const earlier = '[data-tab="earlier"]'
const submit = 'button[type="submit"]'
const over = { place: 'over', state: leaving } as const

export default [
  { name: 'tickets/form', ...over, view: popup() },
  { name: 'tickets/form-wide', state: leaving, place: 'page', view: popup() },
  { name: 'tickets/form-all-kinds', ...over, view: popup(form()) },
  { name: 'tickets/form-long-names', ...over, view: popup(form(longNames)) },
  {
    name: 'tickets/form-files',
    ...over,
    view: popup(form([]), ({ edit, attachments }) => {
      edit({ content: 'The lid of my kettle arrived cracked.', email: 'sam@shop.example' })
      attachments.add(['lid.png', `lost-${'averyverylongname'.repeat(4)}.png`, 'slow-box.png'].map(picture))
    }),
  },
  { name: 'tickets/form-refused', ...over, press: ['.ticket-form textarea', submit], view: popup() },
  {
    name: 'tickets/form-sending',
    ...over,
    press: ['.ticket-form textarea', submit],
    view: popup({ ...form([]), addWo: never }, ({ edit }) => edit({ content: 'The lid arrived cracked.' })),
  },
  {
    name: 'tickets/form-failed',
    ...over,
    press: ['.ticket-form textarea', submit],
    view: popup({ ...form([]), addWo: down }, ({ edit }) => edit({ content: 'The lid arrived cracked.' })),
  },
  { name: 'tickets/form-loading', ...over, view: popup({ getTemplateFiledInfoByTemplateId: never }) },
  { name: 'tickets/form-not-loaded', ...over, view: popup({ getTemplateFiledInfoByTemplateId: down }) },
  { name: 'tickets/list', ...over, press: [earlier], view: popup() },
  {
    name: 'tickets/list-empty',
    ...over,
    press: [earlier],
    view: popup({ queryWoByCustom: async () => ({ ok: true, data: { list: [] } }) }),
  },
  { name: 'tickets/list-loading', ...over, press: [earlier], view: popup({ queryWoByCustom: never }) },
  { name: 'tickets/list-failed', ...over, press: [earlier], view: popup({ queryWoByCustom: down }) },
  { name: 'tickets/drawer', ...over, press: [earlier, '.ticket-card button'], view: popup() },
  {
    name: 'tickets/drawer-wide',
    state: leaving,
    place: 'page',
    press: [earlier, '.ticket-card button'],
    view: popup(),
  },
  {
    name: 'tickets/drawer-read-only',
    ...over,
    press: [earlier, '.ticket-card button'],
    view: popup({
      queryWoById: async () => ({ ok: true, data: { ...longTicket, handleList: [], mayReply: false } }),
    }),
  },
  {
    name: 'tickets/drawer-failed',
    ...over,
    press: [earlier, '.ticket-card button'],
    view: popup({ queryWoById: down }),
  },
  {
    name: 'tickets/reply',
    ...over,
    press: [earlier, '.ticket-card button', '.ticket-detail-reply'],
    view: popup(),
  },
  {
    name: 'tickets/reply-failed',
    place: 'over',
    view: () => (
      <ReplySheet
        text="A new lid, please."
        isSending={false}
        hasFailed
        attachments={undefined}
        onEdit={noop}
        onSubmit={noop}
        onClose={noop}
      />
    ),
  },
] satisfies Exhibit[]

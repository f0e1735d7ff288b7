import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { leaveMsgTypes } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import type { TicketField } from '@foyer/contract/tickets/parts.ts'
import { cleanText } from '../text/clean-text.ts'
import { oneLine } from '../text/one-line.ts'
import { answerTemplate } from './ticket-fields.ts'

export type TicketTemplate = { id: string; typeId: string; title: string; fields: readonly FormField[] }
export type Customer = { name: string; phone: string; email: string }

export type WrittenTicket = {
  title: string
  content: string
  fields: readonly TicketField[]
  /** What they say of themselves here; what is left out is what is known of them. */
  customer: { [K in keyof Customer]?: string | undefined }
}

export type DecidedTicket = {
  templateId: string | null
  typeId: string
  typeName: string
  title: string
  content: string
  fields: TicketField[]
  customer: Customer
}

type Given = {
  channel: Pick<ChannelConfig, 'leaveMsgMode' | 'leaveMsgType'>
  template: TicketTemplate | undefined
  known: Customer
}

/**
 * What becomes a ticket of what a visitor wrote (V-05, V-07, V-12). A template may be asked for on the leave-message
 * screen and by a card in the chat, so it is enough by itself; without one, the channel must take tickets. Type, field
 * names, status, priority, way and partner are the server's, whatever was sent.
 */
export function decideTicket(
  { channel, template, known }: Given,
  written: WrittenTicket,
): DecidedTicket | { error: ErrorCode } {
  const takesTickets = channel.leaveMsgMode === 1 && channel.leaveMsgType === leaveMsgTypes.ticket
  if (!template && !takesTickets) return { error: 'form.refused' }
  const content = cleanText(written.content).trim()
  // Something was there, or the contract had refused it; but nothing that can be seen.
  if (content === '') return { error: 'request.invalid' }
  const answer = answerTemplate(template?.fields ?? [], written.fields)
  if (answer.outcome === 'wrong') return { error: 'request.invalid' }
  if (answer.outcome === 'incomplete') return { error: 'form.incomplete' }
  return {
    templateId: template?.id ?? null,
    typeId: template?.typeId ?? ticketDefaults.typeId,
    typeName: template?.title ?? '',
    title: oneLine(written.title) || ticketDefaults.title,
    content,
    fields: answer.fields,
    customer: {
      name: said(written.customer.name, known.name),
      phone: said(written.customer.phone, known.phone),
      email: said(written.customer.email, known.email),
    },
  }
}

function said(written: string | undefined, known: string): string {
  return oneLine(written ?? '') || known
}

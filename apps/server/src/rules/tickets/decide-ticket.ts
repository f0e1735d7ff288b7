import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import type { TicketField } from '@foyer/contract/tickets/parts.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { oneLine } from '../text/one-line.ts'
import { answerTemplate } from './ticket-fields.ts'

export type TicketTemplate = { id: string; typeId: string; title: string; fields: readonly FormField[] }
export type Customer = { name: string; phone: string; email: string }

export type WrittenTicket = {
  title: string
  content: string
  fields: readonly TicketField[]
  /** The customer's own details. Known details replace the missing ones. */
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
 * Creates a ticket from a visitor's input (V-05, V-07, V-12). The leave-message screen and a card in the chat
 * may both request a template, so a template is sufficient; without one, the channel must accept tickets. The
 * server sets type, field names, status, priority, way and partner, and ignores values from the client.
 */
export function decideTicket(
  { channel, template, known }: Given,
  written: WrittenTicket,
): DecidedTicket | { error: ErrorCode } {
  const takesTickets = channel.leaveMsgMode && channel.leaveMsgType === 'ticket'
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

import type { FormField } from '@foyer/contract/forms/field.ts'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { isFields, listOf, str } from '@foyer/contract/readers.ts'
import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import { isEmail } from '@foyer/core/text/email.ts'
import { missingField } from '@foyer/core/forms/missing-field.ts'
import { isBlank } from '@foyer/core/forms/user-form.ts'
import { withFittingValue } from '@foyer/core/forms/field-value.ts'
import { limits } from '@foyer/core/timing.ts'

/**
 * A ticket that is being written, as a browser keeps it. `id` is empty until it is sent, and is kept for the next try:
 * if the answer was lost, the server knows the ticket by it. Anything that changes makes it another ticket.
 */
export type TicketDraft = {
  content: string
  email: string
  /** Answers so far, by field id. */
  answers: Readonly<Record<string, FormField['value']>>
  files: readonly TicketFile[]
  id: string
}

export const emptyTicketDraft: TicketDraft = { content: '', email: '', answers: {}, files: [], id: '' }

export function editTicket(draft: TicketDraft, change: Partial<Omit<TicketDraft, 'id'>>): TicketDraft {
  return { ...draft, ...change, id: '' }
}

/** `freshId` is used by what has not been sent before. */
export function sealTicket(draft: TicketDraft, freshId: string): TicketDraft {
  return draft.id ? draft : { ...draft, id: freshId }
}

/** Whether there is anything worth keeping. */
export function isTicketEmpty({ content, email, answers, files }: TicketDraft): boolean {
  return content === '' && email === '' && files.length === 0 && Object.values(answers).every(isBlank)
}

/** The fields of a template with what was answered; an answer that its field no longer takes is none. */
export function answeredFields(
  fields: readonly FormField[],
  answers: TicketDraft['answers'],
): readonly FormField[] {
  return fields.map((field) => {
    const value = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined
    return value === undefined
      ? field
      : withFittingValue(decodeField({ ...encodeField(field), chooseValue: value }))
  })
}

/** Why a ticket cannot be sent yet: the first thing that is wrong, from the top of the form. */
export type TicketProblem =
  | { at: 'content' }
  /** A required field without an answer. */
  | { at: 'field'; id: string; name: string }
  /** Nobody could be answered there. */
  | { at: 'email' }

/** V-05. `asks`: a card form asks for its fields only. */
export function ticketProblem(
  { content, email }: Pick<TicketDraft, 'content' | 'email'>,
  fields: readonly FormField[],
  asks: { content: boolean },
): TicketProblem | undefined {
  if (asks.content && content.trim() === '') return { at: 'content' }
  const missing = missingField(fields)
  if (missing) return { at: 'field', id: missing.id, name: missing.name }
  return email.trim() !== '' && !isEmail(email) ? { at: 'email' } : undefined
}

/** Browser storage is untrusted, so every field is validated. */
export function readTicketDraft(kept: unknown): TicketDraft {
  if (!isFields(kept)) return emptyTicketDraft
  return {
    content: str(kept, 'content'),
    email: str(kept, 'email'),
    answers: readAnswers(kept['answers']),
    files: readFiles(kept['files']),
    id: str(kept, 'id'),
  }
}

/** The attachments that a browser kept with a draft. */
export function readFiles(kept: unknown): TicketFile[] {
  const files = listOf(kept, (file) => ({
    fileName: str(file, 'fileName'),
    fileType: str(file, 'fileType'),
    fileUrl: str(file, 'fileUrl'),
  }))
  return files.filter(({ fileUrl }) => fileUrl !== '').slice(0, limits.attachments)
}

function readAnswers(kept: unknown): TicketDraft['answers'] {
  const entries = isFields(kept) ? Object.entries(kept) : []
  return Object.fromEntries(entries.flatMap(([id, value]) => (isAnswer(value) ? [[id, value]] : [])))
}

function isAnswer(value: unknown): value is FormField['value'] {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  )
}

import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { ContentOf } from '@foyer/contract/messages/content.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { answeredForm } from '@foyer/core/messages/answered-form.ts'
import { timeline } from '@foyer/core/messages/timeline.ts'
import type { AnswerOf, Effect } from '@foyer/core/session/effect.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { failed } from '@foyer/core/session/failures.ts'
import type { Failure } from '@foyer/core/session/outcome.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/**
 * A form message is answered once. One that belongs to another site is delivered there first, through the server
 * (C-38); what was filled in is kept in the conversation in either case (updateSessionMsg).
 */
export function formAnswered(state: SessionState, { msgId, fields }: EventOf<'formAnswered'>): Step {
  const message = messageOf(state, msgId)
  const isOpen = message && 'submitted' in message.content && !message.content.submitted
  if (!state.visitor || !isOpen || state.forms[msgId] === 'sending') return next(state)
  const filled = timeline(state.timeline, {
    type: 'changed',
    msgId,
    change: (form) => withFields(form, fields),
  })
  const sending = { ...state, timeline: filled, forms: { ...state.forms, [msgId]: 'sending' as const } }
  const { content } = message
  return next(
    sending,
    content.kind === 'externalForm' ? deliver(content, fields) : keep(state.visitor.userId, msgId, fields),
  )
}

/** Which form an answer belongs to, the wire does not say: only one external form is under way at a time. */
export function fromRequestAnswered(state: SessionState, { outcome }: AnswerOf<'fromRequest'>): Step {
  const msgId = Object.keys(state.forms).find(
    (id) => state.forms[id] === 'sending' && messageOf(state, id)?.content.kind === 'externalForm',
  )
  const message = msgId && messageOf(state, msgId)
  if (!msgId || !message || message.content.kind !== 'externalForm' || !state.visitor) return next(state)
  if (!outcome.ok) return notSent(state, msgId, outcome)
  return next(state, keep(state.visitor.userId, msgId, message.content.fields))
}

export function updateSessionMsgAnswered(
  state: SessionState,
  { input, outcome }: AnswerOf<'updateSessionMsg'>,
): Step {
  const { msgId } = input
  if (!outcome.ok) return notSent(state, msgId, outcome)
  const { [msgId]: _done, ...forms } = state.forms
  const change = (form: Message): Message =>
    'fields' in form.content ? answeredForm(form, form.content.fields) : form
  return next({ ...state, forms, timeline: timeline(state.timeline, { type: 'changed', msgId, change }) })
}

function notSent(state: SessionState, msgId: string, outcome: Failure): Step {
  return failed({ ...state, forms: { ...state.forms, [msgId]: 'failed' } }, outcome, 'loud')
}

function keep(userId: string, msgId: string, fields: readonly FormField[]): Effect {
  const docNode = JSON.stringify(fields.map(encodeField))
  return { do: 'request', call: 'updateSessionMsg', input: { userId, msgId, docNode } }
}

function deliver(form: ContentOf<'externalForm'>, fields: readonly FormField[]): Effect {
  const { url, method, headers, bodyType: contentType } = form
  const requestBody = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  return { do: 'request', call: 'fromRequest', input: { url, method, headers, contentType, requestBody } }
}

function withFields(message: Message, fields: readonly FormField[]): Message {
  const { content } = message
  return 'fields' in content ? { ...message, content: { ...content, fields: [...fields] } } : message
}

function messageOf({ timeline: { settled } }: SessionState, msgId: string): Message | undefined {
  const item = settled.findLast((one) => one.type === 'message' && one.message.msgId === msgId)
  return item?.type === 'message' ? item.message : undefined
}

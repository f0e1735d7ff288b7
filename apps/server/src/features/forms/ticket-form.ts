import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { decodeContent } from '@foyer/contract/messages/codec.ts'
import type { ContentOf } from '@foyer/contract/messages/content.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { isBlank } from '@foyer/core/forms/user-form.ts'
import { hasFittingValue } from '@foyer/core/forms/field-value.ts'
import { fromRequest } from '@foyer/contract/forms/endpoints.ts'
import { visibleToVisitor } from '../../rules/log/visibility.ts'
import type { Deps } from '../../deps.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { Outgoing } from '../../platform/egress/egress.ts'
import { requestHeaders } from '../../platform/egress/request-headers.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { visitorThread } from '../session/visitor-thread.ts'

export type ExternalForm = ContentOf<'externalForm'>
type Named = { url: string; method: string; headers: Record<string, string>; contentType: string }
type Thread = { key: string; is_open: boolean; session_first_seq: number; shelf: number }

/** Nobody is asked more often than this in one conversation. */
const newest = 20

/**
 * The form that a visitor means, from the log: sent to them in this session by somebody else, still there, not
 * answered yet, and the very one that they name. Nothing that they name is used for anything but finding it.
 */
async function issuedForm(
  { db, reader }: Deps,
  ref: ThreadRef,
  thread: Thread,
  named: Named,
): Promise<ExternalForm | undefined> {
  if (!thread.is_open) return undefined
  const places = await db
    .selectFrom('entries')
    .select('seq')
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where('shelf', '=', thread.shelf)
    .where('seq', '>=', thread.session_first_seq)
    .where('kind', '=', msgTypes.externalForm)
    .orderBy('seq', 'desc')
    .limit(newest)
    .execute()
  for (const { seq } of places) {
    const entry = await reader.one(ref, seq, thread.key)
    const form = entry && formIn(entry)
    if (form && !form.submitted && isSame(form, named)) return form
  }
  return undefined
}

function formIn(entry: Entry): ExternalForm | undefined {
  const body = visibleToVisitor(entry)?.body
  if (body?.type !== 'message' || entry.recalled || entry.sender === 'visitor') return undefined
  const content = decodeContent({ ...body.extra, msgType: body.msgType, msgContent: body.content })
  return content.kind === 'externalForm' ? content : undefined
}

function isSame(form: ExternalForm, named: Named): boolean {
  return (
    form.url === named.url &&
    form.method.toUpperCase() === named.method.toUpperCase() &&
    form.bodyType === named.contentType &&
    inOrder(form.headers) === inOrder(named.headers)
  )
}

function inOrder(headers: Record<string, string>): string {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

type Values = Readonly<Record<string, string | string[]>>

const json = 'application/json'
const urlencoded = 'application/x-www-form-urlencoded'

/**
 * The request that a form describes, with the visitor's values in its fields. A form that asks for more than
 * forms may (another method, a header that proves or frames something) is not sent at all.
 */
export function outgoingOf(
  form: ExternalForm,
  values: Values,
  config: Pick<ChannelConfig, 'formCheckMode'>,
): Outgoing | { error: ErrorCode } {
  const headers = requestHeaders(form.headers)
  const method = form.method.toUpperCase()
  if (!headers || (method !== 'GET' && method !== 'POST')) return { error: 'form.refused' }
  const error = problemIn(form, values) ?? (config.formCheckMode ? missingIn(form, values) : undefined)
  if (error) return { error }

  const pairs = Object.entries(values)
  if (method === 'GET') return { url: withQuery(form.url, pairs), method, headers }
  const bodyType = form.bodyType.toLowerCase().split(';')[0]?.trim()
  if (bodyType !== json && bodyType !== urlencoded) return { error: 'form.refused' }
  const body = bodyType === json ? JSON.stringify(Object.fromEntries(pairs)) : paramsOf(pairs).toString()
  return { url: form.url, method, headers: { ...headers, 'content-type': bodyType }, body }
}

/** Only the form's own fields, and only what each can hold. Leaving one empty is fine (V-11). */
function problemIn({ fields }: ExternalForm, values: Values): ErrorCode | undefined {
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((asked) => asked.name === name)
    if (!field) return 'form.refused'
    const filled = decodeField({ ...encodeField(field), chooseValue: value })
    if (typeof filled.value !== typeof value || !hasFittingValue(filled)) return 'form.incomplete'
  }
  return undefined
}

function missingIn({ fields }: ExternalForm, values: Values): ErrorCode | undefined {
  const isMissing = fields.some(({ name, required }) => required && isBlank(values[name] ?? ''))
  return isMissing ? 'form.incomplete' : undefined
}

type Pairs = readonly (readonly [string, string | string[]])[]

function paramsOf(pairs: Pairs): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of pairs) for (const one of [value].flat()) params.append(name, one)
  return params
}

/** Put together as text: an address that cannot be parsed is the guard's to refuse. */
function withQuery(url: string, pairs: Pairs): string {
  if (pairs.length === 0) return url
  const [address = '', fragment] = url.split('#', 2)
  const query = `${address}${address.includes('?') ? '&' : '?'}${paramsOf(pairs).toString()}`
  return fragment === undefined ? query : `${query}#${fragment}`
}

const fromRequestRoute = serve(fromRequest, async (input, deps, visitor) => {
  deps.limits.take(limitRules.fromRequest, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const form = await issuedForm(deps, visitor, thread, input)
  if (!form) throw new Failed('form.refused')

  const { config } = await visitorChannel(deps, visitor)
  const outgoing = outgoingOf(form, input.requestBody, config)
  if ('error' in outgoing) throw new Failed(outgoing.error)
  const answer = await deps.egress.send(outgoing)
  // Refused address, closed port, silence, nonsense: whoever asks learns the same.
  if (!answer) throw new Failed('form.upstream')
  return answer
})

export const ticketFormRoutes = { fromRequest: fromRequestRoute }

import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { isBlank } from '@foyer/core/forms/user-form.ts'
import { hasFittingValue } from '@foyer/core/forms/field-value.ts'
import type { Outgoing } from '../../platform/egress/egress.ts'
import { requestHeaders } from '../../platform/egress/request-headers.ts'
import type { ExternalForm } from './fromRequest-form.ts'

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

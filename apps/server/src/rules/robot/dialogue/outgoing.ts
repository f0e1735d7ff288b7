import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { placeholder } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { fillBody } from './fill.ts'
import type { OutgoingRequest } from './turn.ts'
import { valueOf, type Values } from './values.ts'

/**
 * The request of a node with its variables filled in, or undefined when they do not make the address that its
 * author meant. Where it leads is judged once more at the door.
 */
export function outgoingOf(node: NodeOf<'request'>, values: Values): OutgoingRequest | undefined {
  const url = filledUrl(node.url, values)
  if (url === undefined) return undefined
  const { method, body = {}, bodyType = 'json' } = node
  const headers = Object.fromEntries(Object.entries(node.headers).filter((entry) => entry[1] !== undefined))
  if (method === 'GET') return { method, url, headers }
  const pairs = Object.entries(body).map(([name, text]): [string, string] => [name, fillBody(text, values)])
  return {
    method,
    url,
    headers,
    contentType: contentTypes[bodyType],
    body: bodyType === 'json' ? JSON.stringify(Object.fromEntries(pairs)) : urlencoded(pairs),
  }
}

const contentTypes = { json: 'application/json', urlencoded: 'application/x-www-form-urlencoded' } as const

/** A scheme, a literal host and then a path: before it nothing may be filled in. */
export const literalHost = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?\//i

function filledUrl(url: string, values: Values): string | undefined {
  const [origin] = literalHost.exec(url) ?? []
  if (origin === undefined) return undefined
  const [path = '', ...query] = url.slice(origin.length).split('?')
  const segments = path.split('/').map((segment) => filledSegment(segment, values))
  if (segments.includes(undefined)) return undefined
  const asked = query.map((part) => fillEncoded(part, values)).join('?')
  return `${origin}${segments.join('/')}${query.length > 0 ? `?${asked}` : ''}`
}

/** One step of a path stays one step: a value that is empty, or climbs, leads to another address. */
function filledSegment(segment: string, values: Values): string | undefined {
  const isFilled = segment.search(placeholder) >= 0
  if (!isFilled) return segment
  const plain = segment.replaceAll(placeholder, (_whole, name: string) => valueOf(values, name))
  const climbs = plain.split(/[/\\]/).some((part) => /^(?:\.|%2e){1,2}(?:;|$)/i.test(part.trim()))
  return plain.trim() === '' || climbs ? undefined : fillEncoded(segment, values)
}

function fillEncoded(text: string, values: Values): string {
  return text.replaceAll(placeholder, (_whole, name: string) => encoded(valueOf(values, name)))
}

function urlencoded(pairs: readonly [string, string][]): string {
  return pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
}

/** Half a character cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

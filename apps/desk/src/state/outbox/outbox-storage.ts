import { isErrorCode } from '@foyer/contract/errors.ts'
import { isFields, num, parseJson, str, type Fields } from '@foyer/contract/readers.ts'
import { timings } from '../../platform/timings.ts'
import type { KeyValue } from '../../platform/storage.ts'
import type { Outbox, Unsent } from './outbox.ts'

const prefixOf = (agentId: string): string => `foyer.desk.unsent.${agentId}.`

/** One key per reply: two tabs of one agent never overwrite each other's. */
export function saveOutbox(storage: KeyValue, agentId: string, before: Outbox, after: Outbox): void {
  const kept = new Set(after.filter(isUnsent).map((item) => item.id))
  for (const item of before) if (!kept.has(item.id)) storage.remove(prefixOf(agentId) + item.id)
  for (const item of after) {
    if (isUnsent(item) && !before.includes(item))
      storage.set(prefixOf(agentId) + item.id, JSON.stringify(item))
  }
}

/** Unsent replies of an earlier page. Sending them again is safe; old ones wait until the agent retries. */
export function loadOutbox(storage: KeyValue, agentId: string, now: number): Outbox {
  const keys = storage.keys().filter((key) => key.startsWith(prefixOf(agentId)))
  const items = keys.flatMap((key) => readItem(storage.get(key)) ?? [])
  return items.toSorted((a, b) => a.at - b.at).map((item) => (isOld(item, now) ? waiting(item) : item))
}

export function forgetOutbox(storage: KeyValue, agentId: string): void {
  for (const key of storage.keys()) if (key.startsWith(prefixOf(agentId))) storage.remove(key)
}

function readItem(json = ''): Unsent | undefined {
  const value = parseJson(json)
  if (!isFields(value)) return undefined
  const item = { id: str(value, 'id'), threadId: str(value, 'threadId'), text: str(value, 'text') }
  const state = value['state'] === 'failed' ? 'failed' : 'sending'
  if (!item.id || !item.threadId || !item.text) return undefined
  return { ...item, at: num(value, 'at'), state, ...errorOf(value), ...kindOf(value), ...quoteOf(value) }
}

function errorOf({ error }: Fields): Pick<Unsent, 'error'> {
  return isErrorCode(error) || error === 'network' ? { error } : {}
}

/** A note that came back as a reply would be read by the visitor: what says so is kept with it. */
function kindOf(value: Fields): Pick<Unsent, 'isNote' | 'msgType' | 'fileName' | 'insists'> {
  const msgType = num(value, 'msgType')
  const fileName = str(value, 'fileName')
  return {
    ...(value['isNote'] === true && { isNote: true }),
    ...(msgType > 0 && { msgType }),
    ...(fileName && { fileName }),
    ...(value['insists'] === true && { insists: true }),
  }
}

function quoteOf({ quote }: Fields): Pick<Unsent, 'quote'> {
  if (!isFields(quote) || !str(quote, 'msgId')) return {}
  return { quote: { msgId: str(quote, 'msgId'), words: str(quote, 'words') } }
}

/** Without its error nothing tries it again by itself. */
function waiting({ error: _, ...item }: Unsent): Unsent {
  return { ...item, state: 'failed' }
}

function isUnsent(item: Unsent): boolean {
  return item.state !== 'sent'
}

function isOld(item: Unsent, now: number): boolean {
  return now - item.at > timings.resendWithinMs
}

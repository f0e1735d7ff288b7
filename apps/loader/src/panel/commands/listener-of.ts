import type { HostEvent, HostEventName } from '@foyer/contract/host/events.ts'
import { failure } from '../failure.ts'
import { isEventName } from '../frame/read-answer.ts'

type Listener = (event: HostEvent) => void

/** The two things that are said with on, once and off. */
export function listenerOf(name: unknown, listener: unknown): [HostEventName, Listener] {
  if (!isEventName(name) || !isListener(listener)) throw failure('invalid')
  return [name, listener]
}

/** What a function takes cannot be seen; the site's own wrong one is its own. */
function isListener(value: unknown): value is Listener {
  return typeof value === 'function'
}

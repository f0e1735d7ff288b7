import type { FrameAnswer, HostEvent, HostEventName, HostFailure } from '@foyer/contract/host/events.ts'
import type { HostEventOf } from '@foyer/contract/host/settings.ts'

/** Validates a message from the port against the contract. Unknown fields are dropped. */
export function readAnswer(value: unknown): FrameAnswer | undefined {
  if (!isFields(value)) return undefined
  const { type, id, reason } = value
  if (type === 'close' || type === 'open') return { type }
  if (type === 'conversation') return { type, isOpen: value['isOpen'] === true }
  if (type === 'preview') return { type, height: heightOf(value['height']) }
  if (type === 'event') {
    const event = readEvent(value['event'])
    return event && { type, event }
  }
  if (!isNumber(id)) return undefined
  if (type === 'done') return { type, id, value: value['value'] }
  return type === 'failed' ? { type, id, reason: isFailure(reason) ? reason : 'unavailable' } : undefined
}

/** As high as the contract allows, and nothing for what is no height. */
function heightOf(value: unknown): number {
  return isNumber(value) && value > 0 ? Math.min(value, 200) : 0
}

function readEvent(value: unknown): HostEvent | undefined {
  if (!isFields(value) || !isEventName(value['name'])) return undefined
  const name = value['name']
  const checks = Object.entries<(field: unknown) => boolean>(eventFields[name])
  if (!checks.every(([field, isRight]) => isRight(value[field]))) return undefined
  return checkedEvent({ name, ...Object.fromEntries(checks.map(([field]) => [field, value[field]])) })
}

/** Its fields have just been checked by the table below, which has a row for every event. */
function checkedEvent(event: { name: HostEventName }): HostEvent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return event as HostEvent
}

type Fields = Readonly<Record<string, unknown>>
type Checks<N extends HostEventName> = {
  [F in Exclude<keyof HostEventOf<N>, 'name'>]: (field: unknown) => field is HostEventOf<N>[F]
}

const isFailure = oneOf<HostFailure>([
  'refused',
  'invalid',
  'tooMany',
  'notReady',
  'unavailable',
  'destroyed',
])

const eventFields: { [N in HostEventName]: Checks<N> } = {
  ready: {},
  open: {},
  close: {},
  unread: { count: isNumber },
  message: { id: isString, from: oneOf(['agent', 'robot', 'system']) },
  'message:sent': { id: isString },
  'conversation:start': {},
  'conversation:end': { by: oneOf(['visitor', 'agent', 'silence', 'other']) },
  'agent:join': { agent: isString },
  'agent:leave': { agent: isString },
  queue: { position: isNumber },
  availability: { isOpen: isBoolean },
  'form:submit': {},
  'leave-message:submit': { as: oneOf(['message', 'ticket']) },
  'rating:submit': { star: isNumber },
  'robot:feedback': { isUseful: isBoolean },
  identity: { isVerified: isBoolean },
  error: { reason: isFailure },
}

export function isEventName(name: unknown): name is HostEventName {
  return isString(name) && Object.hasOwn(eventFields, name)
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

export function isString(value: unknown): value is string {
  return typeof value === 'string'
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

export function oneOf<T extends string>(known: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => known.some((each) => each === value)
}

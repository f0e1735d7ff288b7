import type { HostCard } from '@foyer/contract/host/commands.ts'
import type { Command } from '../chat.ts'
import { fieldsOf, longest, maybeFields, maybeText, textOf } from './checks.ts'
import type { HostReadings } from '@foyer/contract/host/events.ts'
import { failure } from '../failure.ts'
import { isBoolean, isFields, isNumber, oneOf } from '../frame/read-answer.ts'

/** Before the visitor's eyes: nobody should have said something without knowing. */
export const send: Command = async (chat, said) => {
  const wish =
    typeof said === 'string'
      ? { do: 'send' as const, text: textOf(said, longest.message) }
      : { do: 'card' as const, card: cardOf(fieldsOf(said)) }
  await chat.open()
  await chat.ask(wish)
}

function cardOf(fields: Readonly<Record<string, unknown>>): HostCard {
  return {
    title: textOf(fields['title'], longest.short),
    desc: maybeText(fields['desc'], longest.short),
    picture: maybeText(fields['picture'], longest.url),
    price: maybeText(fields['price'], longest.short),
    url: maybeText(fields['url'], longest.url),
  }
}

export const transfer: Command = async (chat, said) => {
  const { group, agent } = maybeFields(said)
  const wish = { groupId: maybeText(group, longest.id), adminId: maybeText(agent, longest.id) }
  await chat.open()
  await chat.ask({ do: 'transfer', ...wish })
}

type Reading = keyof HostReadings
type Kind = { none: unknown; isRight: (value: unknown) => boolean }

const state = { isReady: false, isOpen: false, isWithAgent: false, hasEnded: false }
const visitor = { isVerified: false }

/** The default without a frame, and the check of a frame's value. */
const readings: { [R in Reading]: Kind & { none: HostReadings[R] } } = {
  state: { none: state, isRight: (value) => hasBooleans(value, Object.keys(state)) },
  unread: { none: 0, isRight: isNumber },
  queue: { none: 0, isRight: isNumber },
  visitor: { none: visitor, isRight: (value) => hasBooleans(value, Object.keys(visitor)) },
}
const isReading = oneOf<Reading>(['state', 'unread', 'queue', 'visitor'])

export const get: Command = async (chat, what) => {
  if (!isReading(what)) throw failure('invalid')
  const { none, isRight } = readings[what]
  if (!chat.isConnected()) return none
  const value = await chat.ask({ do: 'get', what })
  if (!isRight(value)) throw failure('unavailable')
  return what === 'state' && isFields(value) ? { ...value, isOpen: chat.view.isOpen() } : value
}

function hasBooleans(value: unknown, names: readonly string[]): boolean {
  return isFields(value) && names.every((name) => isBoolean(value[name]))
}

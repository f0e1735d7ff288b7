import type { HostReadings } from '@foyer/contract/host/events.ts'
import { failure } from '../failure.ts'
import { isBoolean, isFields, isNumber, oneOf } from '../frame/read-answer.ts'
import type { Command } from './command.ts'

type Reading = keyof HostReadings
type Kind = { none: unknown; isRight: (value: unknown) => boolean }

const state = { isReady: false, isOpen: false, isWithAgent: false, hasEnded: false }
const visitor = { isVerified: false }

/** What it is without a frame, and what a frame may say. */
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

import { eventExamples } from '@foyer/contract/events/event.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { expect, it } from 'vitest'
import { lineText } from './line-text.ts'
import { toLogEvent } from '../state/thread/log-event.ts'

const t: Translate<DeskKey> = (key, values = {}) => [key, ...Object.values(values).map(String)].join(' ')

function textOf(wire: object): string | undefined {
  const event = toLogEvent(wire)
  if (!event || event.kind === 'message' || event.kind === 'recalled') return undefined
  return lineText(event, '7', t, 'en')
}

const from = { adminId: '8', adminNick: 'Ben' }

it('names the agent who asked for a rating', () => {
  expect(textOf({ ...eventExamples.ratingInvited, from })).toBe('thread.line.ratingInvited Ben')
  expect(textOf(eventExamples.ratingInvited)).toBe('thread.line.ratingInvited thread.anAgent')
})

it('names who ended the conversation', () => {
  expect(textOf({ ...eventExamples.closed, from })).toBe('thread.line.closed.agent Ben')
  expect(textOf({ ...eventExamples.closed, outType: 0 })).toContain('thread.line.closed.ended')
})

it('names who took or transferred it, from whose point of view it is read', () => {
  const accepted = { ...eventExamples.accepted, from }
  expect(textOf({ ...accepted, how: 'takenOver' })).toBe('thread.line.takenOverYou Ana Ben')
  expect(textOf({ ...accepted, adminId: '9', how: 'transferred' })).toBe('thread.line.transferred Ana Ben')
  const mine = { ...from, adminId: '7' }
  expect(textOf({ ...accepted, adminId: '9', from: mine, how: 'transferred' })).toContain('FromYou')
})

import { describe, expect, it } from 'vitest'
import { FrameAnswer } from '@foyer/contract/host/events.ts'
import { maxPreviewPx } from '@foyer/contract/host/commands.ts'
import { readAnswer } from './read-answer.ts'

const good = [
  { type: 'close' },
  { type: 'open' },
  { type: 'conversation', isOpen: true },
  { type: 'preview', height: 80 },
  { type: 'done', id: 1, value: { a: 1 } },
  { type: 'failed', id: 2, reason: 'tooMany' },
  { type: 'event', event: { name: 'ready' } },
  { type: 'event', event: { name: 'unread', count: 4 } },
  { type: 'event', event: { name: 'message', id: 'm1', from: 'robot' } },
  { type: 'event', event: { name: 'conversation:end', by: 'silence' } },
  { type: 'event', event: { name: 'leave-message:submit', as: 'ticket' } },
  { type: 'event', event: { name: 'rating:submit', star: 5 } },
  { type: 'event', event: { name: 'identity', isVerified: true } },
  { type: 'event', event: { name: 'error', reason: 'refused' } },
]

describe('what comes through the port', () => {
  it.each(good)('%j is read as the contract reads it', (message) => {
    expect(readAnswer(message)).toEqual(message)
    expect(FrameAnswer.parse(message)).toEqual(message)
  })

  it.each([
    [null],
    ['close'],
    [[]],
    [{ type: 'opened' }],
    [{ type: 'done' }],
    [{ type: 'done', id: '1' }],
    [{ type: 'event' }],
    [{ type: 'event', event: 'ready' }],
    [{ type: 'event', event: { name: 'toString' } }],
    [{ type: 'event', event: { name: 'unread', count: 'many' } }],
    [{ type: 'event', event: { name: 'message', id: 'm1', from: 'visitor' } }],
  ])('%j is dropped', (message) => expect(readAnswer(message)).toBeUndefined())

  it('only known fields go on to the page', () => {
    const event: unknown = JSON.parse(
      '{"name":"message","id":"m","from":"agent","text":"x","__proto__":{"a":1}}',
    )
    const answer = readAnswer({ type: 'event', event, token: 'secret' })
    expect(answer).toEqual({ type: 'event', event: { name: 'message', id: 'm', from: 'agent' } })
    expect(JSON.stringify(answer)).not.toMatch(/secret|text|__proto__/)
  })

  it.each([['high'], [-5], [Number.NaN], [undefined]])('a preview %j high is none', (height) =>
    expect(readAnswer({ type: 'preview', height })).toEqual({ type: 'preview', height: 0 }),
  )

  it('a preview is no higher than the contract allows', () =>
    expect(readAnswer({ type: 'preview', height: 5000 })).toEqual({ type: 'preview', height: maxPreviewPx }))

  it('a refusal without a known word is still one', () => {
    expect(readAnswer({ type: 'failed', id: 3, reason: 'because' })).toEqual({
      type: 'failed',
      id: 3,
      reason: 'unavailable',
    })
  })
})

import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import type { RobotPart } from '@foyer/contract/messages/message.ts'
import { expect, it } from 'vitest'
import { robotPart } from '../messages.testkit.tsx'
import { thumbsOf } from './thumbs.ts'

function fromWire(disabled?: number): RobotPart {
  const { robot } = decodeMessage({ senderType: 3, msgType: 1, msgContent: 'x', docId: 'd7', disabled })
  return robot ?? robotPart
}

it('T-04 the thumbs are open while nothing was chosen, and show the choice for good', () => {
  expect(thumbsOf(fromWire(), true)).toBe('open')
})

it('D-09 disabled on the wire: 0 liked, 1 disliked, 2 hidden', () => {
  expect([0, 1, 2].map((disabled) => thumbsOf(fromWire(disabled), true))).toEqual([
    'liked',
    'disliked',
    'hidden',
  ])
})

it('T-04 hidden without a document and while the channel wants no ratings', () => {
  expect(thumbsOf({ ...robotPart, docId: '' }, true)).toBe('hidden')
  for (const rating of ['undecided', 'liked', 'disliked', 'hidden'] as const)
    expect(thumbsOf({ ...robotPart, rating }, false)).toBe('hidden')
})

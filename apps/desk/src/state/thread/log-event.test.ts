import { eventExamples } from '@foyer/contract/events/event.ts'
import { encodeRating } from '@foyer/core/evaluation/codec.ts'
import { expect, it } from 'vitest'
import { toLogEvent } from './log-event.ts'

const rated = (docNode: unknown) =>
  toLogEvent({ ...eventExamples.message, senderType: 4, msgContent: 'system.rated', docNode })?.rating

it('D-15 reads the rating that the log carries', () => {
  const agent = { of: 'agent', star: 4, solved: true, tags: ['Fast', 'Friendly'], comment: 'ok' } as const
  expect(rated(JSON.stringify(encodeRating(agent)))).toEqual(agent)
  const robot = { of: 'robot', solved: false, tags: ['rude'], comment: '' } as const
  expect(rated(JSON.stringify(encodeRating(robot)))).toEqual({ ...robot, star: 0 })
})

it('shows no more stars than there are', () => {
  expect(rated('{"evaluateAdminStar":9}')).toMatchObject({ star: 5 })
})

it.each([undefined, null, 7, '', '[]', '{'])('reads no rating from %j', (docNode) => {
  expect(rated(docNode)).toBeUndefined()
})

it('knows which agent wrote a message', () => {
  expect(toLogEvent({ ...eventExamples.message, adminId: '7' })).toMatchObject({ adminId: '7' })
  expect(toLogEvent(eventExamples.message)).not.toHaveProperty('adminId')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareWaits, happeningOf, waitEffectOf, waitingSinceAfter, type Happening } from './awaiting.ts'

const shown = { type: 'message', internal: false, sensitive: false } as const
const visitor: Happening = { ...shown, sender: 'visitor' }
const agent: Happening = { ...shown, sender: 'agent' }
const note: Happening = { ...shown, sender: 'agent', internal: true }
const withheld: Happening = { ...shown, sender: 'agent', sensitive: true }
const robot: Happening = { ...shown, sender: 'robot' }

/** Plays a conversation in which entry n is written at n * 10. */
function waitAfter(...happenings: Happening[]): number {
  let isWithPeople = false
  return happenings.reduce((since, happening, index) => {
    if (['queued', 'accepted', 'requeued', 'handedOver'].includes(happening.type)) isWithPeople = true
    if (['started', 'unserved', 'closed'].includes(happening.type)) isWithPeople = false
    if (happening.type === 'refused') isWithPeople = happening.to === 'queue'
    return waitingSinceAfter(since, happening, { at: (index + 1) * 10, isWithPeople })
  }, 0)
}

describe('since when a visitor waits', () => {
  it.each<[string, number, Happening[]]>([
    ['nothing happened', 0, []],
    ['the robot is asked', 0, [{ type: 'started' }, visitor, robot, visitor]],
    ['a person is asked for', 30, [{ type: 'started' }, visitor, { type: 'queued' }]],
    ['more is written in the queue', 10, [{ type: 'queued' }, visitor, visitor]],
    ['an agent came and has said nothing', 10, [{ type: 'queued' }, visitor, { type: 'accepted' }]],
    ['an agent came at once and has said nothing', 10, [{ type: 'accepted' }]],
    ['an agent answered', 0, [{ type: 'queued' }, { type: 'accepted' }, agent]],
    ['the oldest of three questions counts', 30, [{ type: 'accepted' }, agent, visitor, visitor, visitor]],
    ['a note is no answer', 30, [{ type: 'accepted' }, agent, visitor, note]],
    ['a withheld reply is no answer', 30, [{ type: 'accepted' }, agent, visitor, withheld]],
    ['an answer after a withheld reply', 0, [{ type: 'accepted' }, visitor, withheld, agent]],
    ['the system says something', 30, [{ type: 'accepted' }, agent, visitor, { ...robot, sender: 'system' }]],
    ['a form was submitted', 30, [{ type: 'accepted' }, agent, { type: 'formAnswered' }]],
    [
      'a transfer to a colleague keeps the wait',
      30,
      [{ type: 'accepted' }, agent, visitor, { type: 'accepted' }],
    ],
    ['a transfer begins one', 30, [{ type: 'accepted' }, agent, { type: 'handedOver' }]],
    ['a lost agent keeps the wait', 10, [{ type: 'queued' }, { type: 'accepted' }, { type: 'requeued' }]],
    ['a lost agent who had answered begins one', 30, [{ type: 'accepted' }, agent, { type: 'requeued' }]],
    ['declined, and waiting for somebody else', 10, [{ type: 'accepted' }, { type: 'refused', to: 'queue' }]],
    ['declined, and back with the robot', 0, [{ type: 'accepted' }, { type: 'refused', to: 'robot' }]],
    ['gave up', 0, [{ type: 'queued' }, visitor, { type: 'unserved' }, visitor]],
    ['the conversation is over', 0, [{ type: 'accepted' }, visitor, { type: 'closed' }]],
    ['a rating afterwards', 0, [{ type: 'accepted' }, agent, { type: 'ratingInvited' }, { type: 'rated' }]],
    [
      'a call and an unsent message',
      30,
      [{ type: 'accepted' }, agent, visitor, { type: 'callStarted' }, { type: 'recalled' }],
    ],
  ])('%s', (_name, since, happenings) => {
    expect(waitAfter(...happenings)).toBe(since)
  })

  it('never moves forward while nobody answers', () => {
    const unanswered = fc.constantFrom<Happening>(
      visitor,
      note,
      withheld,
      robot,
      { type: 'queued' },
      { type: 'accepted' },
      { type: 'requeued' },
      { type: 'handedOver' },
      { type: 'refused', to: 'queue' },
      { type: 'formAnswered' },
    )
    fc.assert(
      fc.property(fc.array(unanswered), (more) => {
        expect(waitAfter({ type: 'queued' }, ...more)).toBe(10)
      }),
    )
  })

  it('reads an entry of the log', () => {
    const body = { type: 'message', msgType: 1, content: 'x' } as const
    const reply = { sender: 'agent', internal: false, sensitive: false, body } as const
    expect(waitEffectOf(happeningOf(reply))).toBe('ends')
    expect(waitEffectOf(happeningOf({ ...reply, internal: true }))).toBe('stays')
    expect(waitEffectOf(happeningOf({ ...reply, sensitive: true }))).toBe('stays')
    expect(waitEffectOf(happeningOf({ ...reply, body: { type: 'refused', to: 'robot' } }))).toBe('ends')
    expect(waitEffectOf(happeningOf({ ...reply, sender: 'system', body: { type: 'queued' } }))).toBe('begins')
  })
})

it('sorts the longest wait first, then the latest activity', () => {
  const rows = [
    { id: 'quiet', waitingSince: 0, lastTime: 5 },
    { id: 'late', waitingSince: 30, lastTime: 30 },
    { id: 'active', waitingSince: 0, lastTime: 90 },
    { id: 'early', waitingSince: 10, lastTime: 99 },
  ]
  expect(rows.toSorted(compareWaits).map(({ id }) => id)).toEqual(['early', 'late', 'active', 'quiet'])
})

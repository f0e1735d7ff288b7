import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { describe, expect, it } from 'vitest'
import { timings } from '../platform/timings.ts'
import { lookAtListsEvery, lookAtThreadEvery } from './look-every.ts'
import { initialState, type DeskState } from './state.ts'
import { step } from './step.ts'

const { threadId } = threadSummaryExample
const live: DeskState = { ...initialState('7'), link: 'live' }
const after = (change: object, state = live) =>
  step(state, { on: 'row', thread: { ...threadSummaryExample, ...change } }).state

describe('looking for what the stream does not tell', () => {
  it('leaves the lists to the stream while there is one', () => {
    expect(lookAtListsEvery(live, false)).toBe(false)
    expect(lookAtListsEvery(after({}), false)).toBe(false)
  })

  it('looks into threads of others, not into one’s own or an ended one', () => {
    expect(lookAtThreadEvery(after({}), threadId, false)).toBe(timings.lookAtOthersMs)
    expect(lookAtThreadEvery(after({ status: 2, adminId: '8' }), threadId, false)).toBe(
      timings.lookAtOthersMs,
    )
    expect(lookAtThreadEvery(after({ status: 2, adminId: '7' }), threadId, false)).toBe(false)
    expect(lookAtThreadEvery(after({ status: 0 }), threadId, false)).toBe(false)
  })

  it('looks again soon after a look that failed: the stream tells only what is new', () => {
    const own = after({ status: 2, adminId: '7' })
    expect(lookAtListsEvery(own, true)).toBe(timings.lookWhileDeafMs)
    expect(lookAtThreadEvery(own, threadId, true)).toBe(timings.lookWhileDeafMs)
  })

  it('looks at everything while the stream is lost', () => {
    const lost: DeskState = { ...after({ status: 2, adminId: '7' }), link: 'lost' }
    expect(lookAtListsEvery(lost, false)).toBe(timings.lookWhileDeafMs)
    expect(lookAtThreadEvery(lost, threadId, false)).toBe(timings.lookWhileDeafMs)
  })
})

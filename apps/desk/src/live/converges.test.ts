import fc from 'fast-check'
import { inboxLists } from '@foyer/contract/desk/inbox.ts'
import { describe, it } from 'vitest'
import { expectConverged } from './converged.testkit.ts'
import { createDeskRig } from './desk-rig.testkit.ts'
import { createBusyServer, me } from './model-server.testkit.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']

const id = fc.constantFrom(...ids)
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('visitor', 'reply', 'note'), id }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('queue', 'close', 'recall', 'open', 'earlier'), id }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('accept'), id, by: fc.constantFrom(me, me, '8') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('show', 'more'), id, list: fc.constantFrom(...inboxLists) }),
  },
  /** A read that is due is asked for now and answered some commands later. */
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('ask', 'answer', 'look away', 'look'), id }) },
)
const waiting = (...who: string[]) => who.map((one) => ({ do: 'queue', id: one }) as const)
/** What becomes of a frame on a bad connection. */
const fate = fc.constantFrom('arrives', 'arrives', 'lost', 'twice', 'late')

describe('the desk, whatever the connection did to it', () => {
  it('shows after the next hello what a fresh desk would show', { timeout: 120_000 }, () => {
    const badTimes = fc.array(fc.tuple(command, fate), { maxLength: 40 })
    const goodTimes = fc.array(command, { maxLength: 30 })
    fc.assert(
      fc.property(badTimes, goodTimes, (before, after) => {
        const desk = createDeskRig(createBusyServer(ids))
        for (const [what, how] of before) desk.run(what, how)
        // From hello on the stream is whole and in order, but reads still overtake it and are overtaken.
        desk.hello()
        for (const what of after) desk.run(what, 'arrives')
        expectConverged(desk)
      }),
      // Of three who wait two are read; the third is written to.
      { numRuns: 3000, examples: [[[], [...waiting('a', 'b', 'd'), { do: 'reply', id: 'd' } as const]]] },
    )
  })
})

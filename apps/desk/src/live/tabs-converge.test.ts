import { fakeBrowser } from '@foyer/client/fakes/fake-browser.ts'
import { inboxLists } from '@foyer/contract/desk/inbox.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectConverged } from './converged.testkit.ts'
import { createDeskRig } from './desk-rig.testkit.ts'
import { fakeStreams, joinDesk } from './desk-tabs.testkit.ts'
import { createBusyServer, me } from './model-server.testkit.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']

const id = fc.constantFrom(...ids)
const at = fc.nat(3)
/** What happens at the server, or on the screen of a tab. */
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('visitor', 'reply', 'queue', 'close', 'recall'), id, at }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('accept'), id, at, by: fc.constantFrom(me, me, '8') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('open', 'look', 'look away'), id, at }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('show'), id, at, list: fc.constantFrom(...inboxLists) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('ask', 'answer'), id, at }) },
)
/** What happens to the tabs and their connection. */
const life = fc.record({
  life: fc.constantFrom('pass', 'pass', 'read', 'read', 'wait', 'openTab', 'die', 'freeze', 'thaw', 'cut'),
  at,
})

function createTabs() {
  const browser = fakeBrowser()
  const model = createBusyServer(ids)
  const streams = fakeStreams()
  const tabs: ReturnType<typeof openTab>[] = []

  function openTab() {
    const tab = browser.openTab()
    const rig = createDeskRig(model, {
      send: streams.send,
      shareRead: (threadId, seq) => link.shareRead(threadId, seq),
    })
    const link = joinDesk(tab, streams, { get: rig.state, dispatch: rig.dispatch })
    // The view of the inbox reads the lists when it appears.
    rig.refresh()
    return { tab, rig, link }
  }

  /** Closed as a browser closes a tab: nobody says goodbye, and its connection is gone. */
  function die(index: number): void {
    const [dead] = tabs.splice(index, 1)
    dead?.tab.die()
    dead?.link.stop()
  }

  return {
    browser,
    streams,
    tabs,
    /** Longer than a silent leader keeps the lead. */
    wait: () => {
      streams.heartbeat()
      return browser.clock.advance(16_000)
    },
    pick: (index: number) => tabs[index % tabs.length],
    openTab: () => void (tabs.length < 4 && tabs.push(openTab())),
    die: (index: number) => void (tabs.length > 1 && die(index % tabs.length)),
  }
}

type Happening = { life: string; at: number } | { do: string; id: string; at: number }

async function happen(all: ReturnType<typeof createTabs>, what: Happening): Promise<void> {
  const one = all.pick(what.at)
  if ('do' in what) return one?.rig.run(what, 'arrives')
  if (what.life === 'pass') return all.browser.clock.advance(0)
  if (what.life === 'wait') return all.wait()
  if (what.life === 'read') one?.rig.settle()
  if (what.life === 'openTab') all.openTab()
  if (what.life === 'die') all.die(what.at)
  if (what.life === 'freeze') one?.tab.freeze()
  if (what.life === 'thaw') one?.tab.thaw()
  if (what.life === 'cut') all.streams.cut()
}

describe('the tabs of one agent, whatever became of the one with the stream', () => {
  it('each shows what a fresh desk would show, on one stream', { timeout: 120_000 }, async () => {
    const story = fc.array(fc.oneof({ weight: 2, arbitrary: command }, { weight: 1, arbitrary: life }), {
      minLength: 5,
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(story, async (happenings) => {
        const all = createTabs()
        all.openTab()
        all.openTab()
        await all.browser.clock.advance(0)
        for (const { rig } of all.tabs) rig.settle()
        for (const what of happenings) await happen(all, what)
        for (const { tab } of all.tabs) tab.thaw()
        for (let round = 0; round < 3; round += 1) await all.wait()
        for (const { rig } of all.tabs) {
          expect(rig.state().link).toBe('live')
          expectConverged(rig)
        }
        expect(all.streams.streams.size).toBe(1)
        for (const { link } of all.tabs) link.stop()
      }),
      { numRuns: 120 },
    )
  })
})

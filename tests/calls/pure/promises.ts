import { callSides } from '@foyer/contract/calls/ends.ts'
import { otherSide } from '@foyer/core/calls/row.ts'
import type { World } from './world.ts'

const mostMs = 15_000

/** What is promised about calls, looked at before everything that happens. Throws where it does not hold. */
export class Promises {
  /** When a side was last in a call, as its own pages see it. */
  private readonly lastIn = new Map<string, number>()
  readonly seen = new Set<string>()
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  check(): void {
    const { tabs, calls, time } = this.world
    for (const tab of tabs)
      if (tab.isIn(tab.state.callId)) this.lastIn.set(`${tab.side} ${tab.state.callId}`, time.now)
    for (const tab of tabs) {
      if (tab.isGone) continue
      this.seen.add(tab.state.phase)
      if (tab.state.phase !== 'live') continue
      const other = this.lastIn.get(`${otherSide(tab.side)} ${tab.state.callId}`)
      const longMs = time.now - (other ?? -Infinity)
      if (longMs > mostMs) throw new Error(`${tab.name} was live for ${longMs} ms after the other had ended`)
    }
    if (calls.rows.filter(({ status }) => status !== 'ended').length > 1)
      throw new Error('two calls in one thread')
  }

  /** The network is gone for good: so is every call. */
  checkGivenUp(): void {
    for (const { name, state } of this.world.tabs)
      if (state.phase !== 'idle' && state.phase !== 'ended')
        throw new Error(`${name} is stuck in ${state.phase}`)
    if (this.world.calls.open()) throw new Error('the server keeps a call that nobody is in')
  }

  /** The network has been well for long enough: everybody is where they can stay. */
  checkSettled(): void {
    const { tabs, calls, happened } = this.world
    for (const { name, state, ends } of tabs) {
      if (!['idle', 'ended', 'live'].includes(state.phase))
        throw new Error(`${name} is stuck in ${state.phase}`)
      if (state.farewells.length > 0 || (state.phase !== 'live' && state.wish !== 'nothing'))
        throw new Error(`${name} does not stop asking`)
      if (new Set(ends).size !== ends.length) throw new Error(`${name} ended one call twice`)
    }
    const open = calls.open()
    for (const side of callSides) {
      const live = tabs.filter((tab) => tab.side === side && tab.state.phase === 'live')
      if (live.length !== (open ? 1 : 0)) throw new Error(`${live.length} tabs of ${side} are live`)
      if (open && live[0]?.state.callId !== open.id) throw new Error(`${side} is live in a call that is over`)
    }
    for (const { id, status, reason } of calls.rows) {
      const all = happened.get(id) ?? []
      if (all.filter((what) => what === 'ended').length !== (status === 'ended' ? 1 : 0))
        throw new Error(`${id} ended more or less than once`)
      if (new Set(all).size !== all.length) throw new Error(`something happened twice to ${id}`)
      this.seen.add(reason ?? 'goes on')
    }
  }
}

import type { Channel, OpenChannel } from '../ports/channel.ts'
import type { Locks } from '../ports/locks.ts'
import type { Ports } from '../ports/ports.ts'
import type { WakeNews } from '../ports/wake.ts'
import { memoryStorage, type RawStorage } from '../storage.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'

export type FakeTab = Ports & {
  /** The tab is closed: its locks go to the next, it hears nothing more. */
  die: () => void
  /** The tab is frozen: it holds its locks and does not react. */
  freeze: () => void
  /** It reacts again: to timers that are overdue, and to what became of its locks. Messages of meanwhile are lost. */
  thaw: () => void
  /** The browser slows the timers of the tab: they no longer run. It reacts to all else. */
  stopTimers: () => void
  tell: (news: WakeNews) => void
  look: (isVisible: boolean) => void
  isOnline: boolean
}

/** One browser: tabs share storage, locks and channels, and nothing else. */
export function fakeBrowser(clock: FakeClock = fakeClock()) {
  const storage: RawStorage = memoryStorage()
  const queues = new Map<string, Claim[]>()
  const channels = new Map<string, Set<{ tab: symbol; hear: (message: unknown) => void }>>()

  function openTab(): FakeTab {
    const tab = Symbol('tab')
    const listeners = new Set<(news: WakeNews) => void>()
    const state = { isDead: false, isFrozen: false, isVisible: true, hasTimers: true }
    const waiting: (() => void)[] = []

    /** At once, or as soon as the tab can. */
    function react(run: () => void): void {
      if (state.isFrozen) waiting.push(run)
      else if (!state.isDead) run()
    }

    const channel: OpenChannel = <M>(name: string, onMessage: (message: M) => void): Channel<M> => {
      const members = channels.get(name) ?? new Set()
      channels.set(name, members)
      const member = {
        tab,
        hear: (message: unknown) => {
          if (state.isDead || state.isFrozen) return
          // Messages between tabs are copies; a channel of one name carries one kind of them.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
          onMessage(structuredClone(message) as M)
        },
      }
      members.add(member)
      return {
        post: (message) => {
          if (state.isDead || state.isFrozen) return
          for (const other of members) if (other !== member) queueMicrotask(() => other.hear(message))
        },
        close: () => void members.delete(member),
      }
    }

    const fake: FakeTab = {
      clock: {
        now: clock.now,
        after: (ms, then) => {
          let isCancelled = false
          const cancel = clock.after(ms, () => {
            if (state.hasTimers) react(() => isCancelled || then())
          })
          return () => {
            isCancelled = true
            cancel()
          }
        },
      },
      random: () => 0.5,
      wake: {
        listen: (listener) => {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
        isOnline: () => fake.isOnline,
        isVisible: () => state.isVisible,
      },
      locks: locksOf(tab, queues, react),
      channel,
      isOnline: true,
      die: () => {
        state.isDead = true
        for (const name of queues.keys()) leaveAll(queues, name, tab)
      },
      freeze: () => void (state.isFrozen = true),
      stopTimers: () => void (state.hasTimers = false),
      thaw: () => {
        state.isFrozen = false
        for (const run of waiting.splice(0)) queueMicrotask(run)
      },
      tell: (news) => {
        if (news !== 'shown') fake.isOnline = news === 'online'
        for (const listener of listeners) listener(news)
      },
      look: (isVisible) => {
        state.isVisible = isVisible
        if (isVisible) fake.tell('shown')
      },
    }
    return fake
  }

  return { clock, storage, openTab }
}

type Claim = { tab: symbol; start: () => void; lost: () => void; isHeld: boolean }
type Queues = Map<string, Claim[]>

function locksOf(tab: symbol, queues: Queues, react: (run: () => void) => void): Locks {
  return {
    exclusive: (name, task) =>
      new Promise((resolve, reject) => {
        const claim: Claim = {
          tab,
          isHeld: false,
          lost: () => undefined,
          start: () =>
            void task()
              .then(resolve, reject)
              .finally(() => drop(queues, name, claim)),
        }
        enqueue(queues, name, claim)
      }),
    lead: (name, { onLead, onLost }) => {
      const claim: Claim = { tab, isHeld: false, start: () => react(onLead), lost: () => react(onLost) }
      enqueue(queues, name, claim)
      return {
        leave: () => drop(queues, name, claim),
        seize: () => {
          const queue = queues.get(name) ?? []
          const holder = queue.find(({ isHeld }) => isHeld)
          if (holder === claim) return
          queues.set(name, [
            claim,
            ...queue.filter((other) => other !== claim && other !== holder),
            ...(holder ? [holder] : []),
          ])
          if (holder) {
            holder.isHeld = false
            holder.lost()
          }
          grant(queues, name)
        },
      }
    },
  }
}

function enqueue(queues: Queues, name: string, claim: Claim): void {
  queues.set(name, [...(queues.get(name) ?? []), claim])
  queueMicrotask(() => grant(queues, name))
}

function grant(queues: Queues, name: string): void {
  const [first] = queues.get(name) ?? []
  if (!first || first.isHeld) return
  first.isHeld = true
  first.start()
}

function drop(queues: Queues, name: string, claim: Claim): void {
  queues.set(
    name,
    (queues.get(name) ?? []).filter((other) => other !== claim),
  )
  queueMicrotask(() => grant(queues, name))
}

function leaveAll(queues: Queues, name: string, tab: symbol): void {
  queues.set(
    name,
    (queues.get(name) ?? []).filter((claim) => claim.tab !== tab),
  )
  queueMicrotask(() => grant(queues, name))
}

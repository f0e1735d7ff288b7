import type { HostFailure } from '@foyer/contract/host/events.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { SessionStore } from '../session/store.ts'

type Entered = Extract<HostFailure, 'unavailable'> | 'in'

/** Where what is asked of a conversation waits until there is one, in order. It is never too late. */
export function createWaitingRoom({
  getSnapshot,
  subscribe,
}: Pick<SessionStore, 'getSnapshot' | 'subscribe'>) {
  const waiting: ((entered: Entered) => void)[] = []

  subscribe(() => {
    const entered = standing(getSnapshot())
    if (entered) for (const go of waiting.splice(0)) go(entered)
  })

  return {
    enter: (): Promise<Entered> => {
      const entered = standing(getSnapshot())
      if (entered) return Promise.resolve(entered)
      return new Promise((resolve) => {
        waiting.push(resolve)
      })
    },
  }
}

function standing({ visitor, mode }: SessionState): Entered | undefined {
  if (visitor) return 'in'
  return mode.name === 'lost' ? 'unavailable' : undefined
}

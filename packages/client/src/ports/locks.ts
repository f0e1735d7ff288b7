import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'

/** Agreement between the tabs of one browser. */
export type Locks = {
  /** Runs `task` while no other tab runs one of the same name. */
  exclusive: <T>(name: string, task: () => Promise<T>) => Promise<T>
  /** Stands in line to lead; `onLead` when it is this tab's turn, `onLost` when another took it by force. */
  lead: (name: string, on: { onLead: () => void; onLost: () => void }) => Candidacy
}

export type Candidacy = {
  leave: () => void
  /** Takes the lead from a tab that no longer answers. */
  seize: () => void
}

/** Without Web Locks (an insecure page, an old browser) each tab works alone; the server keeps it right. */
export function browserLocks(locks: LockManager | undefined = globalThis.navigator?.locks): Locks {
  return locks ? sharedLocks(locks) : loneLocks()
}

function sharedLocks(locks: LockManager): Locks {
  return {
    exclusive: (name, task) => locks.request(name, task),
    lead: (name, { onLead, onLost }) => {
      let waiting = new AbortController()
      let release = (): void => undefined
      let hasLeft = false
      const stand = (options: LockOptions): void => {
        const hold = new Promise<void>((resolve) => {
          release = resolve
        })
        const leading = (): Promise<void> => {
          if (hasLeft) return Promise.resolve()
          onLead()
          return hold
        }
        locks.request(name, options, leading).catch((error: unknown) => {
          if (hasLeft || options.signal?.aborted) return
          // A page that may not use locks (an opaque origin) works alone; asking again would never end.
          if (!(error instanceof DOMException && error.name === 'AbortError')) return onLead()
          // Another tab seized the lock.
          onLost()
          stand({ signal: waiting.signal })
        })
      }
      stand({ signal: waiting.signal })
      return {
        leave: () => {
          hasLeft = true
          release()
          waiting.abort()
        },
        seize: () => {
          waiting.abort()
          waiting = new AbortController()
          stand({ steal: true })
        },
      }
    },
  }
}

/** One tab alone: tasks of one name still wait for each other, and it leads at once. */
export function loneLocks(): Locks {
  const last = new Map<string, Promise<unknown>>()
  return {
    exclusive: (name, task) => {
      const run = (last.get(name) ?? Promise.resolve()).then(task)
      last.set(
        name,
        run.catch(() => ignoreExpected('the caller of the task gets the error')),
      )
      return run
    },
    lead: (_name, { onLead }) => {
      let hasLeft = false
      queueMicrotask(() => {
        if (!hasLeft) onLead()
      })
      return { leave: () => void (hasLeft = true), seize: () => undefined }
    },
  }
}

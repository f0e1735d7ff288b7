import type { KeyValue } from '../../platform/storage.ts'

export type Drafts = {
  get: (threadId: string) => string
  set: (threadId: string, text: string) => void
  /** How many threads have words that were not sent. */
  count: () => number
  forgetAll: () => void
}

/** Unsent words, kept per agent and thread until they are sent: a reload or a lost session costs none. */
export function createDrafts(storage: KeyValue, agentId: string): Drafts {
  const prefix = `foyer.desk.draft.${agentId}.`
  const ownKeys = (): string[] => storage.keys().filter((key) => key.startsWith(prefix))
  return {
    get: (threadId) => storage.get(prefix + threadId) ?? '',
    set: (threadId, text) => {
      if (text.trim()) storage.set(prefix + threadId, text)
      else storage.remove(prefix + threadId)
    },
    count: () => ownKeys().length,
    forgetAll: () => ownKeys().forEach(storage.remove),
  }
}

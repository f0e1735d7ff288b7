import type { KeyValue } from '../platform/storage.ts'

const storageKey = 'foyer.desk.callThread'

export type CallThreads = {
  learn: (callId: string, threadId: string) => void
  /** A call is about to be made there: its name comes later. */
  expect: (threadId: string) => void
  of: (callId: string) => string
  latest: () => string
}

/** Which conversation a call is in: calls are spoken of by both names. The latest one survives a reload. */
export function createCallThreads(storage: KeyValue): CallThreads {
  const known = new Map<string, string>()
  let latest = storage.get(storageKey) ?? ''

  function expect(threadId: string): void {
    latest = threadId
    storage.set(storageKey, threadId)
  }

  return {
    learn: (callId, threadId) => {
      known.set(callId, threadId)
      expect(threadId)
    },
    expect,
    of: (callId) => known.get(callId) ?? latest,
    latest: () => latest,
  }
}

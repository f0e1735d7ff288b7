import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { may } from '@foyer/core/identity/may.ts'
import { useEffect, useState } from 'react'
import type { Desk } from '../live/create-desk.ts'
import { tabStorage } from '../platform/storage.ts'
import type { DeskCalls } from './create-desk-calls.ts'
import type { DeskCall } from './DeskCall.tsx'

export type CallsPart = { calls: DeskCalls; View: typeof DeskCall }

/**
 * Calls come after the inbox, which does not wait for them. What does not come at all costs the calls only: whoever
 * rings meanwhile is found when it has come.
 */
export function useCallsPart(desk: Desk): CallsPart | undefined {
  const [part, setPart] = useState<CallsPart>()
  useEffect(() => {
    if (!may(desk.agent.role, 'useCalls')) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    void Promise.all([import('./create-desk-calls.ts'), import('./DeskCall.tsx')]).then(
      ([{ createDeskCalls }, { DeskCall }]) => {
        if (isOver) return
        const calls = createDeskCalls({ desk, storage: tabStorage })
        stop = calls.start()
        setPart({ calls, View: DeskCall })
      },
      () => ignoreExpected('a failed chunk costs the calls only'),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [desk])
  return part
}

import { useSyncExternalStore } from 'react'
import type { CallSession, CallSnapshot } from '../session/call-session.ts'

export function useCall(session: CallSession): CallSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot)
}

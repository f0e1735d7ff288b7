import { keptCallKey } from '@foyer/calls/session/kept-call.ts'

/** Whether the page before a reload was in a call. Looked up without downloading calls. */
export function wasInCall(): boolean {
  try {
    return sessionStorage.getItem(keptCallKey('visitor')) !== null
  } catch {
    return false
  }
}

import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { latestCall } from '../../rules/messages/latest-call.ts'
import { useEffect } from 'react'
import { useSession } from '../../session/ChatContext.tsx'
import { useCallHold } from './call-hold.ts'
import { savedCallKey } from '@foyer/calls/session/saved-call.ts'

/** Whether the page before a reload was in a call. Looked up without downloading calls. */
function wasInCall(): boolean {
  try {
    return sessionStorage.getItem(savedCallKey('visitor')) !== null
  } catch {
    ignoreExpected('storage is blocked')
    return false
  }
}

/** Notices a call, whoever began it and whenever, and shows what there is of it. */
export function CallWatch() {
  const { hold, held } = useCallHold()
  const latest = useSession(({ timeline }) => latestCall(timeline))
  const isOpen = held.open !== undefined

  useEffect(() => {
    if (wasInCall()) hold.find()
  }, [hold])

  useEffect(() => {
    // That one has ended matters to those who are in it.
    if (latest && (isOpen || !latest.ended)) hold.ring(latest.callId)
  }, [hold, latest, isOpen])

  return held.open && <held.open.View />
}

import { latestCall } from '@foyer/core/messages/latest-call.ts'
import { useEffect } from 'react'
import { useSession } from '../../session/ChatContext.tsx'
import { useCallHold } from './call-hold.ts'
import { wasInCall } from './was-in-call.ts'

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

import { createCallSession } from '@foyer/calls/session/create-call-session.ts'
import type { CallSession } from '@foyer/calls/session/call-session.ts'
import { createCallDoor, type CallDoor } from '@foyer/calls/view/ask/call-door.ts'
import type { ComponentType } from 'react'
import { createCalls } from '../../session/calls.ts'
import type { Chat } from '../../session/chat.ts'
import { VisitorCall } from './VisitorCall.tsx'

export type OpenCall = { session: CallSession; door: CallDoor; View: ComponentType }

/** The visitor's side of calls; with everything that it needs, a chunk of its own. */
export function openCall(chat: Chat): OpenCall {
  const { client } = createCalls(chat.token)
  const who = () => ({ userId: chat.session.getSnapshot().visitor?.userId ?? '' })
  return openedWith(
    createCallSession({
      side: 'visitor',
      act: (input, options) => client.callAct({ ...input, ...who() }, options),
      signal: (input, options) => client.callSignal({ ...input, ...who() }, options),
      invite: (videoType, options) => client.userVideoInvitation({ videoType, ...who() }, options),
    }),
  )
}

export function openedWith(session: CallSession): OpenCall {
  const door = createCallDoor(session)
  return { session, door, View: () => <VisitorCall session={session} door={door} /> }
}

import { createCallSession } from '@foyer/calls/session/create-call-session.ts'
import type { CallSession } from '@foyer/calls/session/call-session.ts'
import { createCallDoor, type CallDoor } from '@foyer/calls/view/ask/call-door.ts'
import { type ComponentType, useCallback } from 'react'
import { createCalls } from '../../session/calls.ts'
import type { Chat } from '../../session/chat.ts'
import { CallLayer, type CallLayerProps } from '@foyer/calls/view/CallLayer.tsx'
import { offersCall } from '../../rules/composer/offered.ts'
import { personOf } from '@foyer/core/session/selectors.ts'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { playSound } from '../../session/play-sound.ts'
import { useBcp47, useText } from '../../text/TextProvider.tsx'

/** A call as the visitor has it: with the agent of the chat, in its language, as loud as the chat is. */
export function VisitorCall({ session, door }: Pick<CallLayerProps, 'session' | 'door'>) {
  const t = useText()
  const chat = useChat()
  const agent = useSession(personOf)
  const canCall = useSession((state) => offersCall(state, 'voice') || offersCall(state, 'video'))
  const ring = useCallback(() => {
    if (!chat.session.get().isMuted) void playSound()
  }, [chat])
  return (
    <CallLayer
      session={session}
      door={door}
      side="visitor"
      language={useBcp47()}
      other={{ name: agent?.nick || t('message.agent'), face: agent?.face ?? '' }}
      ring={ring}
      canCall={canCall}
    />
  )
}

export type OpenCall = { session: CallSession; door: CallDoor; View: ComponentType }

/** The visitor's side of calls; with everything that it needs, a chunk of its own. */
export function openCall(chat: Chat): OpenCall {
  const { client } = createCalls(chat.token)
  const who = () => ({ userId: chat.session.get().visitor?.userId ?? '' })
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

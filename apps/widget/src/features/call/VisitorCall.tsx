import { CallLayer, type CallLayerProps } from '@foyer/calls/view/CallLayer.tsx'
import { offersCall } from '@foyer/core/composer/offered.ts'
import { personOf } from '@foyer/core/session/selectors.ts'
import { useCallback } from 'react'
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
    if (!chat.session.getSnapshot().isMuted) void playSound()
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

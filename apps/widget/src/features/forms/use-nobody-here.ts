import { useCallback } from 'react'
import { useChat } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { accessOf } from './access-of.ts'
import { useAsked } from './use-asked.ts'

/** That no agent is online now, or nothing: the settings that the chat began with may be hours old, so it asks again. */
export function useNobodyHere(): string {
  const t = useText()
  const chat = useChat()
  const ask = useCallback(
    async () => accessOf(chat).client.channelInfo({ channelId: chat.params.channelId }),
    [chat],
  )
  return useAsked(ask).data?.isStaffed === false ? t('note.noAgent') : ''
}

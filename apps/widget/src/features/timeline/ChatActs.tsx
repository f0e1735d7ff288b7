import { canWrite } from '@foyer/core/session/selectors.ts'
import { MessageActsProvider, type MessageActs } from '@foyer/ui/messages/message-acts.tsx'
import { useMemo, type ReactNode } from 'react'
import { useChat, useDispatch, useSession } from '../../session/ChatContext.tsx'

/** What a visitor can do with a message. */
export function ChatActs({ children }: { children: ReactNode }) {
  const { send } = useChat()
  const dispatch = useDispatch()
  const canAsk = useSession(canWrite)
  const canRate = useSession(({ channel }) => channel?.commentDocMode === 1)
  const forms = useSession((state) => state.forms)
  const acts = useMemo(
    (): MessageActs => ({
      ask: send,
      rate: ({ msgId }, useful) => dispatch({ type: 'thumbPressed', msgId, useful }),
      transfer: () => dispatch({ type: 'transferPressed' }),
      submitForm: ({ msgId }, fields) => dispatch({ type: 'formAnswered', msgId, fields }),
      formStatus: (msgId) => forms[msgId] ?? 'open',
      canAsk,
      canRate,
    }),
    [send, dispatch, canAsk, canRate, forms],
  )
  return <MessageActsProvider value={acts}>{children}</MessageActsProvider>
}

import { canWrite, mayTransfer } from '@foyer/core/session/selectors.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { MessageActsProvider, type MessageActs } from '@foyer/ui/messages/message-acts.tsx'
import { useMemo, type ReactNode } from 'react'
import { basePath } from '../../base-path.ts'
import { useChat, useDispatch, useSession } from '../../session/ChatContext.tsx'

/** Provides the actions that a visitor can take on a message. */
export function ChatActs({ children }: { children: ReactNode }) {
  const { send } = useChat()
  const dispatch = useDispatch()
  const canAsk = useSession(canWrite)
  const checksForms = useSession(({ channel }) => channel?.formCheckMode === true)
  const canRate = useSession(({ channel }) => channel?.commentDocMode === true)
  const transferState = useSession(transferStateOf)
  const userId = useSession(({ visitor }) => visitor?.userId ?? '')
  const forms = useSession((state) => state.forms)
  const acts = useMemo(
    (): MessageActs => ({
      ask: send,
      rate: ({ msgId }, useful) => dispatch({ type: 'thumbPressed', msgId, useful }),
      transfer: () => dispatch({ type: 'transferPressed' }),
      transferState,
      submitForm: ({ msgId }, fields) => dispatch({ type: 'formAnswered', msgId, fields }),
      formStatus: (msgId) => forms[msgId] ?? 'open',
      canAsk,
      documentPage: (docId) => `${basePath}/question?${new URLSearchParams({ docId, userId }).toString()}`,
      canRate,
      checksForms,
    }),
    [send, dispatch, transferState, canAsk, canRate, checksForms, forms, userId],
  )
  return <MessageActsProvider value={acts}>{children}</MessageActsProvider>
}

/** While a person is asked for, the button stays where it is: it may be needed again. */
function transferStateOf(state: SessionState): MessageActs['transferState'] {
  if (state.mode.name === 'requesting') return 'locked'
  if (!mayTransfer(state)) return 'gone'
  return state.isTransferLocked ? 'locked' : 'open'
}

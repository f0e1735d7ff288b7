import { lazy } from 'react'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'

const PreChatSheet = lazy(async () => ({ default: (await import('./PreChatSheet.tsx')).PreChatSheet }))

/** T-12, S-20: a configured form comes before everything else. */
export function PreChatForm() {
  const dispatch = useDispatch()
  const isAsked = useSession((state) => state.mode.name === 'form')
  const isSending = useSession((state) => state.isFormSending)
  const channel = useSession((state) => state.channel)
  if (!isAsked || !channel) return null
  return (
    <LazyPart>
      <PreChatSheet
        form={channel}
        isSending={isSending}
        onSubmit={(form) => dispatch({ type: 'formSubmitted', form })}
        onRefuse={(problem) => dispatch({ type: 'formRefused', problem })}
      />
    </LazyPart>
  )
}

import { canWrite } from '@foyer/core/session/selectors.ts'
import { EndIcon } from '@foyer/ui/icons/EndIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { lazy, useState } from 'react'
import { LazyPart } from '../../layouts/LazyPart.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'

const EndChatDialog = lazy(async () => ({ default: (await import('./EndChatDialog.tsx')).EndChatDialog }))

/** Ends the chat, after a question: it cannot be taken back. */
export function EndChat() {
  const t = useText()
  const dispatch = useDispatch()
  const isOpen = useSession(canWrite)
  const [isAsking, setAsking] = useState(false)
  if (!isOpen) return null
  return (
    <>
      <IconButton label={t('header.end')} onClick={() => setAsking(true)}>
        <EndIcon />
      </IconButton>
      {isAsking && (
        <LazyPart>
          <EndChatDialog
            onEnd={() => {
              setAsking(false)
              dispatch({ type: 'closePressed' })
            }}
            onClose={() => setAsking(false)}
          />
        </LazyPart>
      )}
    </>
  )
}

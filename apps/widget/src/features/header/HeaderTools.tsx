import { canWrite } from '@foyer/core/session/selectors.ts'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { Power } from 'lucide-react'
import { lazy, useState } from 'react'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { MyDataButton } from '../my-data/MyDataButton.tsx'
import { RateButton } from './RateButton.tsx'

const EndChatDialog = lazy(async () => ({ default: (await import('./EndChatDialog.tsx')).EndChatDialog }))

/** Buttons that nobody needs before the conversation has begun: they are not part of the first download. */
export function HeaderTools() {
  return (
    <>
      <RateButton />
      <MyDataButton look="icon" />
      <EndChat />
    </>
  )
}

/** Ends the chat, after a question: it cannot be taken back. */
function EndChat() {
  const t = useText()
  const dispatch = useDispatch()
  const isOpen = useSession(canWrite)
  const [isAsking, setAsking] = useState(false)
  if (!isOpen) return null
  return (
    <>
      <IconButton label={t('header.end')} onClick={() => setAsking(true)}>
        <Power size={20} />
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

import { Button } from '@foyer/ui/primitives/Button.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { ShieldUser } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { forgetErasedBefore } from './asked-erasure.ts'
import './MyDataButton.css'

const MyDataSheet = lazy(async () => ({ default: (await import('./MyDataSheet.tsx')).MyDataSheet }))

/** Opens the visitor's data: an icon in the header where it has room, words elsewhere. */
export function MyDataButton({ look }: { look: 'icon' | 'words' }) {
  const t = useText()
  const { frame, params } = useChat()
  const userId = useSession(({ visitor }) => visitor?.userId)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (userId) forgetErasedBefore(frame.store, { channelId: params.channelId, userId })
  }, [frame, params, userId])
  if (!userId) return null
  return (
    <>
      {look === 'icon' ? (
        <IconButton className="my-data-icon" label={t('myData.title')} onClick={() => setOpen(true)}>
          <ShieldUser size={20} />
        </IconButton>
      ) : (
        <Button tone="quiet" className="my-data-words" onClick={() => setOpen(true)}>
          {t('myData.title')}
        </Button>
      )}
      {isOpen && (
        <LazyPart>
          <MyDataSheet onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

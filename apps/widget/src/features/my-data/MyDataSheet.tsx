import { browserClock } from '@foyer/client/ports/clock.ts'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { useStore } from '@foyer/ui/use-store.ts'
import { useEffect, useState } from 'react'
import { isPending } from './request-text.ts'
import { createCalls } from '../../session/calls.ts'
import type { Chat } from '../../session/chat.ts'
import { useChat } from '../../session/ChatContext.tsx'
import { forgetUnsent } from '../../session/forget-visitor.ts'
import { useText } from '../../text/TextProvider.tsx'
import { accessOf } from '../forms/access-of.ts'
import { tellFailure } from '../forms/ticket-access.ts'
import { useDateTime } from '../forms/use-date-time.ts'
import { forgetErasure, rememberErasure } from './asked-erasure.ts'
import { createMyData, type MyData } from './create-my-data.ts'
import { MyDataView } from './MyDataView.tsx'

export function MyDataSheet({ onClose }: { onClose: () => void }) {
  const chat = useChat()
  const [myData] = useState(() => openMyData(chat))
  return <MyDataSheetOf myData={myData} onClose={onClose} />
}

export function MyDataSheetOf({ myData, onClose }: { myData: MyData; onClose: () => void }) {
  const t = useText()
  const dateTime = useDateTime()
  const data = useStore(myData)
  useEffect(() => {
    myData.start()
    return myData.stop
  }, [myData])
  return (
    <Sheet title={t('myData.title')} onClose={onClose}>
      <MyDataView data={data} dateTime={dateTime} onAsk={myData.ask} onRetry={myData.start} />
    </Sheet>
  )
}

function openMyData(chat: Chat): MyData {
  const { session, params, token, frame } = chat
  const { visitor, channel } = session.get()
  const userId = visitor?.userId ?? ''
  const { channelId } = params
  return createMyData({
    client: createCalls(token).client,
    clock: browserClock,
    userId,
    onFailure: (failed) => tellFailure(accessOf(chat), failed),
    onErasure: (request) => {
      const asked = { tenantId: channel?.tenantId ?? '', channelId, userId, requestId: request.requestId }
      if (!isPending(request)) return forgetErasure(frame.store, channelId)
      rememberErasure(frame.store, asked)
      if (request.state !== 'waiting') return undefined
      // It has begun: what was not sent is not worth keeping either, even if the page closes before it is done.
      frame.kept.saveDraft('')
      return forgetUnsent(frame.store, asked)
    },
  })
}

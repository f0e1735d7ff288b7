import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useState } from 'react'
import { useSession } from '../../session/ChatContext.tsx'

const useNotice = lazyValue(async () => import('./Notice.tsx'))

/** S-10: what the channel wants everybody to know. Hidden for as long as the page is open, if the visitor wants. */
export function NoticeBar() {
  const text = useSession(({ channel }) => (channel?.noticeMode === true ? channel.noticeMsg.trim() : ''))
  const [dismissed, setDismissed] = useState('')
  const part = useNotice()
  if (text === '' || text === dismissed) return null
  // Its place is kept while it comes: nothing below it may move.
  if (!part) return <div className="notice-room" />
  return <part.Notice key={text} text={text} onDismiss={() => setDismissed(text)} />
}

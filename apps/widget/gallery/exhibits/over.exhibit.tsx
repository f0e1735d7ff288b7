import { Viewer } from '@foyer/ui/viewer/show-viewer.tsx'
import { useEffect } from 'react'
import { EndChatDialog } from '../../src/features/header/EndChatDialog.tsx'
import { SignInDialog } from '../../src/features/sign-in/SignInDialog.tsx'
import { ToastList } from '../../src/features/toasts/ToastList.tsx'
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx'
import { useChat } from '../../src/session/ChatContext.tsx'
import type { Exhibit } from '../exhibit.ts'

const nothing = () => undefined
const picture = { src: '/files/9f2c/lid.jpg', name: 'lid.jpg', size: { width: 640, height: 480 } }

/** What stands over the chat, or instead of it. */
export default [
  { name: 'over/end-chat', place: 'over', view: () => <EndChatDialog onEnd={nothing} onClose={nothing} /> },
  { name: 'over/sign-in', place: 'over', view: () => <SignInDialog onAgain={nothing} onStay={nothing} /> },
  { name: 'over/toasts', place: 'over', view: () => <Toasts /> },
  { name: 'over/viewer', place: 'over', view: () => <Viewer picture={picture} onGone={nothing} /> },
  { name: 'page/not-found', place: 'page', view: () => <NotFoundPage /> },
] satisfies Exhibit[]

/** One of each tone. */
function Toasts() {
  const { toasts } = useChat()
  useEffect(() => {
    toasts.show({ do: 'notice', tone: 'info', text: 'notice.refused', ms: 'persistent' })
    toasts.show({ do: 'notice', tone: 'success', text: 'notice.rated', ms: 600_000 })
    toasts.show({ do: 'notice', tone: 'warning', text: 'error.fileMax', ms: 600_000 })
    toasts.show({ do: 'notice', tone: 'error', text: 'error.network', ms: 600_000 })
  }, [toasts])
  return <ToastList />
}

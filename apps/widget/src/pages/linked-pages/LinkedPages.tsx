import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useEffect, useState } from 'react'
import type { Chat } from '../../session/chat.ts'
import { useChat } from '../../session/ChatContext.tsx'
import { openLink } from '../../session/open-link.ts'
import { linkedPage, type LinkedPage } from './linked-page.ts'

/**
 * S-36: in a frame of another site a new tab cannot read what this chat has stored, and without storage no tab can. There
 * the chat itself shows the pages that it links to.
 */
export function LinkedPages() {
  const chat = useChat()
  const [shown, setShown] = useState<LinkedPage>()
  useEffect(() => {
    function open(address: string): boolean {
      const page = pageToShow(chat, address)
      if (page?.route === '/leaveMsg' || page?.route === '/leaveMessage')
        chat.session.dispatch({ type: 'leavePressed' })
      else if (page) setShown(page)
      return page !== undefined
    }
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a[target=_blank]') : null
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || isModified(event)) return
      if (open(link.href)) event.preventDefault()
    }
    chat.openLinksBy((address) => {
      if (!open(address)) openLink(address)
    })
    document.addEventListener('click', onClick)
    return () => {
      chat.openLinksBy(openLink)
      document.removeEventListener('click', onClick)
    }
  }, [chat])
  return shown && <LateDialog key={shown.search} page={shown} onClose={() => setShown(undefined)} />
}

const useDialog = lazyValue(async () => import('./LinkedPageDialog.tsx'))

function LateDialog(props: { page: LinkedPage; onClose: () => void }) {
  const part = useDialog()
  return part && <part.LinkedPageDialog {...props} />
}

function pageToShow({ session, params, frame }: Chat, address: string): LinkedPage | undefined {
  const { visitor, channel } = session.get()
  if (!visitor || !channel) return undefined
  const { tenantId, leaveMsgMode } = channel
  const page = linkedPage(address, { origin: location.origin, channelId: params.channelId, tenantId })
  if (!page || (page.route.startsWith('/leave') && !leaveMsgMode)) return undefined
  const isKnownToTabs = window.parent === window && frame.store.isDurable()
  return isKnownToTabs ? undefined : page
}

function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}

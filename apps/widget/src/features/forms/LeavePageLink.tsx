import { chooseLayout } from '../../rules/layout/choose-layout.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { leaveAddress } from './leave-address.ts'

/** S-37: from the popup to the page, with what was written so far. */
export function LeavePageLink() {
  const t = useUiText()
  const { params } = useChat()
  const userId = useSession(({ visitor }) => visitor?.userId ?? '')
  const tenantId = useSession(({ channel }) => channel?.tenantId ?? '')
  const isPhone = chooseLayout(navigator.userAgent, window.innerWidth) === 'mobile'
  const address = leaveAddress({ ...params, tenantId, userId, isPhone })

  function press(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // In the same document: the conversation goes on meanwhile, and is there again on the way back.
    // A page around us has one history with us: there it must not grow.
    navigate(address, { replace: params.isFramed, state: { chat: location.pathname + location.search } })
  }

  return (
    <a className="leave-page-link" href={address} onClick={press}>
      {t('leave.openPage')}
    </a>
  )
}

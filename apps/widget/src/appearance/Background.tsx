import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { useState } from 'react'
import { useSession } from '../session/ChatContext.tsx'
import './Background.css'

/** S-34: the channel's picture behind the messages, under a scrim that keeps text readable on any picture. */
export function Background() {
  const url = useSession(({ channel }) => safeUrl(channel?.backgroundImage ?? ''))
  const [broken, setBroken] = useState('')
  if (!url || url === broken) return null
  return (
    <div className="background">
      <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
    </div>
  )
}

import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import { derivedColors } from '@foyer/core/appearance/derived-colors.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../text/text-context.tsx'
import type { Setup } from './use-setup.ts'

type Look = NonNullable<Setup['channel']>['appearance']

/** The chat does not say when it listens; what it has heard before changes nothing. */
const repeatMs = 1_000

/** The real chat in its preview mode (S-03), which is told what is being tried out. */
export function ChatPreview({ channelId, look }: { channelId: string; look: Look }) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const robotWelcomeMsg = look.robotWelcomeMsg.trim() || factoryTexts.robotWelcome
    const settings = { ...look, ...derivedColors(look.mainColor), robotWelcomeMsg }
    const tell = (): void =>
      frame.current?.contentWindow?.postMessage({ type: 'customize', settings }, location.origin)
    tell()
    const timer = setInterval(tell, repeatMs)
    return () => clearInterval(timer)
  }, [look])

  const query = new URLSearchParams({ channelId, customize: 'true', from: 'iframe' })
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which must know our origin and run
    <iframe
      ref={frame}
      className="desk-setup-preview"
      title={t('setup.appearance.preview')}
      src={`/chat_online/index?${query.toString()}`}
      // Nothing in it can be used.
      tabIndex={-1}
    />
  )
}

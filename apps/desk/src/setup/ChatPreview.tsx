import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import { previewReportOf, type PreviewMessage } from '@foyer/contract/host/preview.ts'
import { derivedColors } from '@foyer/core/appearance/derived-colors.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../text/text-context.tsx'
import type { Setup } from './use-setup.ts'

type Look = NonNullable<Setup['channel']>['appearance']

/** The real chat in its preview mode (S-03), which is told what is being tried out. */
export function ChatPreview({ channelId, look }: { channelId: string; look: Look }) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const robotWelcomeMsg = look.robotWelcomeMsg.trim() || factoryTexts.robotWelcome
    const settings = { ...look, ...derivedColors(look.mainColor), robotWelcomeMsg }
    const message: PreviewMessage = { type: 'customize', settings }
    const tell = (): void => frame.current?.contentWindow?.postMessage(message, location.origin)
    function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
      const isPreview = origin === location.origin && source === frame.current?.contentWindow
      if (isPreview && previewReportOf(data)?.type === 'previewReady') tell()
    }
    // Before the frame is ready, nobody hears it.
    tell()
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
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

import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { ChatProvider, useChat, useSession } from '../session/ChatContext.tsx'
import { useText } from '../text/TextProvider.tsx'
import { customizedBy } from './customize.ts'
import './Preview.css'
import { previewSample } from './preview-sample.ts'
import { createPreviewSession } from './preview-session.ts'

const nothing = (): void => undefined

/** S-03, `customize=true`: the chat to look at, restyled live by the page around it. Nothing in it can be used. */
export function Preview({ children }: { children: ReactNode }) {
  const chat = useChat()
  const t = useText()
  const [now] = useState(Date.now)
  const preview = useMemo(() => {
    const session = createPreviewSession(chat.session, previewSample(t, now))
    return { ...chat, session, send: nothing, sendContent: nothing, sendProduct: nothing, pressMenu: nothing }
  }, [chat, t, now])
  const { customize, getSnapshot } = preview.session

  useEffect(() => {
    function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
      const here = { window, parent: window.parent, origin: location.origin }
      const settings = customizedBy({ source, origin, data }, here)
      if (!settings) return
      customize(settings)
      const title = getSnapshot().channel?.titleDesc
      if (title) document.title = title
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [customize, getSnapshot])

  return (
    <ChatProvider value={preview}>
      {/* Of what is inert nothing is read out: the page would have no name. */}
      <main className="hidden-text">
        <PreviewTitle />
      </main>
      <div className="preview" inert>
        {children}
      </div>
    </ChatProvider>
  )
}

function PreviewTitle() {
  const t = useText()
  const title = useSession(({ channel }) => channel?.titleDesc ?? '')
  return <h1>{title || t('page.title')}</h1>
}

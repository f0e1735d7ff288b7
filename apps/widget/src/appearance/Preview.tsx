import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { ChatProvider, useChat, useSession } from '../session/ChatContext.tsx'
import { useText } from '../text/TextProvider.tsx'
import { customizedBy } from './customize.ts'
import './Preview.css'
import type { Sender } from '@foyer/contract/codes.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import { plainMessage } from '@foyer/core/messages/greeting.ts'
import { emptyTimeline, timeline } from '@foyer/core/messages/timeline.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { createPreviewSession } from './preview-session.ts'

/** A conversation in which everything that can be dressed is to be seen: the robot, the visitor and an agent. */
export function previewSample(t: Translate<WidgetKey>, at: number): SessionState {
  const guided = timeline(emptyTimeline, { type: 'guided', at })
  const events = [
    said(1, 'visitor', '', t('preview.visitor'), at),
    said(2, 'agent', t('preview.name'), t('preview.agent'), at),
  ]
  return {
    ...initialState,
    mode: { name: 'robot' },
    // Nobody: nothing is ever sent in their name.
    visitor: { userId: '', pollId: '', sessionId: '', firstSeq: 1, lastSeq: 2 },
    timeline: timeline(guided, { type: 'loaded', events }),
    history: 'end',
    connection: { now: 'live', shown: 'nothing' },
    isLoaded: true,
  }
}

function said(seq: number, sender: Sender, senderName: string, text: string, at: number): ServerEvent {
  const message = { ...plainMessage, msgId: `preview:${seq}`, seq, id: '', sender, senderName, at }
  return { kind: 'message', message: { ...message, content: { kind: 'text', text } } }
}

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
  const { customize, get } = preview.session

  useEffect(() => {
    function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
      const here = { window, parent: window.parent, origin: location.origin }
      const settings = customizedBy({ source, origin, data }, here)
      if (!settings) return
      customize(settings)
      const title = get().channel?.titleDesc
      if (title) document.title = title
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [customize, get])

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

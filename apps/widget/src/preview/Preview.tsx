import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { personOf, receiveModeOf } from '@foyer/core/session/selectors.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { accessOf } from '../features/forms/access-of.ts'
import type { LayoutName } from '../rules/layout/choose-layout.ts'
import { ChatProvider, useChat, useSession } from '../session/ChatContext.tsx'
import type { Chat } from '../session/chat.ts'
import { useText } from '../text/TextProvider.tsx'
import { previewAccess } from './preview-access.ts'
import { createPreviewSession, type PreviewSession } from './preview-session.ts'
import './Preview.css'
import { useReports } from './use-reports.ts'

const nothing = (): void => undefined

/** The chat around the components: its session is the preview's, and whatever is pressed goes nowhere. */
function previewChat(chat: Chat, session: PreviewSession, t: Translate<WidgetKey>): Chat {
  const silent = { send: nothing, sendContent: nothing, sendProduct: nothing, pressMenu: nothing }
  // Without the channel's id, drafts of this browser are not found.
  const preview = { ...chat, ...silent, session, params: { ...chat.params, channelId: '' } }
  accessOf(preview, previewAccess(chat, t))
  return preview
}

function usePreviewChat(chat: Chat): { preview: Chat; session: PreviewSession } {
  const t = useText()
  const [session] = useState(() => createPreviewSession(chat.session, { t, at: Date.now() }))
  useLayoutEffect(() => session.speak(t), [session, t])
  const templateId = useStore(session, ({ channel }) => channel?.leaveMsgWoType ?? '')
  // A form belongs to its chat, so another template or language needs another chat.
  const preview = useMemo(
    () => ({ templateId, chat: previewChat(chat, session, t) }),
    [chat, session, t, templateId],
  )
  return { preview: preview.chat, session }
}

/** Language, theme and title, as the page around the preview wants them. */
function useStaging(chat: Chat, session: PreviewSession): void {
  const { staging, settings } = useStore(session, session.shown)
  const locale = staging.locale ?? matchLocale(settings.channel.language)
  const title = settings.channel.titleDesc
  useEffect(() => {
    if (locale)
      chat.frame.setLocale(locale).catch(() => ignoreExpected('the texts stay in the former language'))
  }, [chat, locale])
  useLayoutEffect(() => {
    if (staging.theme) document.documentElement.dataset['theme'] = staging.theme
  }, [staging.theme])
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-picking', staging.isPicking === true)
  }, [staging.isPicking])
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

/** The chat in a layout; without one, in that of the window. */
type PreviewProps = { Placed: ComponentType<{ layout?: LayoutName | undefined }> }

/** S-03, `customize=true`: the chat with settings of the page around it. Nothing in it can be used. */
export function Preview({ Placed }: PreviewProps) {
  const chat = useChat()
  const { preview, session } = usePreviewChat(chat)
  const root = useRef<HTMLDivElement>(null)
  useStaging(chat, session)
  useReports(root, session)
  const { scene, layout } = useStore(session, session.shown).staging
  const answers = useStore(session, answersNow)
  return (
    <ChatProvider value={preview}>
      {/* Of what is inert nothing is read out: the page would have no name. */}
      <main className="hidden-text">
        <PreviewTitle />
      </main>
      <div ref={root} className="preview" data-scene={scene} data-answers={answers} inert>
        {/* A scene begins anew: scrolled to its beginning, and with nothing dismissed. */}
        <Placed key={scene} layout={layout} />
      </div>
    </ChatProvider>
  )
}

/** Who the header names. */
function answersNow(state: SessionState): 'robot' | 'human' | 'agent' {
  if (personOf(state)) return 'agent'
  return receiveModeOf(state.channel) === 'humanOnly' ? 'human' : 'robot'
}

function PreviewTitle() {
  const t = useText()
  const title = useSession(({ channel }) => channel?.titleDesc ?? '')
  return <h1>{title || t('page.title')}</h1>
}

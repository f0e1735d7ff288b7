import { firstGreeting } from '@foyer/core/layout/first-paint.ts'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import './Skeleton.css'

/** The shape of a conversation, until it is here; with the greeting that the page's first paint had, where there is one. */
export function Skeleton() {
  const t = useText()
  const inLanguage = useFactoryText()
  const greeting = useSession(({ channel }) => (channel ? firstGreeting(channel) : ''))
  return (
    <div className="skeleton">
      <span className="hidden-text">{t('page.loading')}</span>
      <p className="skeleton-greeting" dir="auto">
        {inLanguage(greeting)}
      </p>
      <span className="skeleton-bubble" />
      <span className="skeleton-bubble skeleton-own" />
    </div>
  )
}

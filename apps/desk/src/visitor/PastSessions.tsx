import type { PastSession } from '@foyer/contract/desk/visitor.ts'
import { Star } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import './PastSessions.css'
import { Part } from '../ui/Part.tsx'

const PastSessionDialog = lazy(async () => ({
  default: (await import('./PastSessionDialog.tsx')).PastSessionDialog,
}))

/** Conversations that are over: when, with whom, and what the visitor thought of them. */
export function PastSessions({ sessions, row }: { sessions: readonly PastSession[]; row: ThreadRow }) {
  const t = useText()
  const times = useTimes()
  const [opened, setOpened] = useState<PastSession>()
  const past = sessions.filter(({ endTime }) => endTime > 0)
  return (
    <Part title={t('visitor.part.sessions')}>
      {past.length === 0 && <p className="desk-visitor-quiet">{t('visitor.noSessions')}</p>}
      <ul className="desk-past-sessions">
        {past.map((session) => (
          <li key={session.sessionId}>
            <button type="button" onClick={() => setOpened(session)}>
              <span>{times.full(session.startTime)}</span>
              <span className="desk-past-sessions-who">
                <bdi>{session.adminNicks.join(', ') || t('thread.robot')}</bdi>
                {session.rating && <Rated rating={session.rating} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <PastSessionDialog session={opened} row={row} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Part>
  )
}

function Rated({ rating: { star, solved } }: { rating: NonNullable<PastSession['rating']> }) {
  const t = useText()
  if (star === 0) return <span>{t(solved ? 'rating.solved' : 'rating.notSolved')}</span>
  return (
    <span className="desk-past-sessions-star">
      <span role="img" aria-label={t('rating.star', { count: star })}>
        {star} <Star size={12} aria-hidden="true" />
      </span>
    </span>
  )
}

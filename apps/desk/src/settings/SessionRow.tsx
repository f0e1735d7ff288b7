import { Button } from '@mantine/core'
import type { DeskSession } from '@foyer/contract/desk/account/mySessions.ts'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'

export function SessionRow({ session, onEnd }: { session: DeskSession; onEnd: () => void }) {
  const t = useText()
  const times = useTimes()
  const device = [session.browser, session.system].filter(Boolean).join(' · ') || t('sessions.unknown')
  return (
    <li>
      <div>
        <strong>{device}</strong>
        {session.isCurrent && <span className="desk-sessions-here">{t('sessions.here')}</span>}
        <p>
          <bdi>{session.address}</bdi> · {t('sessions.since', { time: times.full(session.startTime) })}
        </p>
        <p>{t('sessions.seen', { time: times.full(session.seenTime) })}</p>
      </div>
      {!session.isCurrent && (
        <Button variant="default" size="xs" onClick={onEnd} aria-label={t('sessions.endOf', { device })}>
          {t('account.signOut')}
        </Button>
      )}
    </li>
  )
}

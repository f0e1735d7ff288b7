import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '../platform/api-error.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { LoadFailed } from '../ui/EmptyState.tsx'
import { useNotify } from '../ui/use-notify.ts'
import { useDesk } from '../live/desk-context.tsx'
import { sessionsKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import type { DeskSession } from '@foyer/contract/desk/account.ts'
import { useTimes } from '../text/use-times.ts'
import './SessionsPage.css'
import { SettingsPage } from './SettingsPage.tsx'

/** The agent's sign-ins. */
export function SessionsPage() {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: async () => unwrap(await client.mySessions({})).sessions,
    refetchOnMount: 'always',
  })

  async function end(result: Promise<Awaited<ReturnType<typeof client.revokeSession>>>): Promise<void> {
    const ended = await result
    if (!ended.ok) notify(t(failureKey(ended)), 'problem')
    await refetch()
  }

  return (
    <SettingsPage title={t('settings.sessions')} lead={t('settings.sessions.lead')}>
      {!data && !isError && <Skeleton height={64} radius="md" />}
      {!data && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
      {data && (
        <ul className="desk-sessions">
          {data.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              onEnd={() => void end(client.revokeSession({ sessionId: session.sessionId }))}
            />
          ))}
        </ul>
      )}
      <div>
        <Button variant="default" disabled={!data || data.length < 2} onClick={() => setAsking(true)}>
          {t('sessions.endOthers')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.endOthers.title')}
        body={t('sessions.endOthers.body')}
        confirm={t('sessions.endOthers')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) void end(client.signOutEverywhere({ keepThis: true }))
        }}
      />
    </SettingsPage>
  )
}

function SessionRow({ session, onEnd }: { session: DeskSession; onEnd: () => void }) {
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

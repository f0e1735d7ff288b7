import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '../call-failed.ts'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { Note } from '../frame/Note.tsx'
import { useNotify } from '../frame/use-notify.ts'
import { useDesk } from '../live/desk-context.tsx'
import { sessionsKey } from '../live/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { SessionRow } from './SessionRow.tsx'
import './SessionsPage.css'
import { SettingsPage } from './SettingsPage.tsx'

/** Where the agent is signed in. */
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
      {!data && isError && (
        <Note title={t('error.network')}>
          <Button variant="light" mt="sm" onClick={() => void refetch()}>
            {t('thread.again')}
          </Button>
        </Note>
      )}
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

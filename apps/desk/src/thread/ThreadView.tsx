import { Button, Skeleton } from '@mantine/core'
import { CallFailed } from '../call-failed.ts'
import { Note } from '../frame/Note.tsx'
import { rowOf } from '../inbox/inbox.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { useThreadQuery } from '../live/use-live-queries.ts'
import { useText } from '../text/text-context.tsx'
import { ReplyProvider } from '../composer/reply-context.tsx'
import { ThreadFooter } from './ThreadFooter.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { ThreadLogView } from './ThreadLogView.tsx'
import './ThreadView.css'
import { VisitorPanel } from '../visitor/VisitorPanel.tsx'

export function ThreadView({ threadId }: { threadId: string }) {
  const t = useText()
  const { data: greeting = '', error, refetch } = useThreadQuery(threadId)
  const row = useDeskState((state) => rowOf(state.inbox, threadId))
  const log = useDeskState((state) => state.logs.get(threadId))
  return (
    <ReplyProvider threadId={threadId}>
      <div className="desk-thread">
        <ThreadHeader row={row} />
        {row && log && <ThreadLogView row={row} log={log} greeting={greeting} />}
        {row && log && <ThreadFooter row={row} />}
        {!log && !error && <Loading label={t('thread.loading')} />}
        {!log && error && (
          <Note title={t(isUnknown(error) ? 'thread.unknown' : 'thread.failed')}>
            {!isUnknown(error) && (
              <Button variant="light" mt="sm" onClick={() => void refetch()}>
                {t('thread.again')}
              </Button>
            )}
          </Note>
        )}
        {row && (
          <aside className="desk-thread-aside" aria-label={t('visitor.panel')}>
            <VisitorPanel row={row} />
          </aside>
        )}
      </div>
    </ReplyProvider>
  )
}

function isUnknown(error: Error): boolean {
  return error instanceof CallFailed && error.failed.kind === 'refused'
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="desk-thread-loading">
      <Skeleton height={44} width="55%" radius="lg" />
      <Skeleton height={44} width="40%" radius="lg" />
      <Skeleton height={64} width="60%" radius="lg" />
    </div>
  )
}

import { Skeleton } from '@mantine/core'
import { ApiError } from '../platform/api-error.ts'
import { EmptyState, LoadFailed } from '../ui/EmptyState.tsx'
import { rowOf } from '../state/inbox/inbox.ts'
import { useDeskState, useDesk } from '../live/desk-context.tsx'
import { useThreadQuery } from '../live/use-live-queries.ts'
import { useText } from '../text/text-context.tsx'
import { ReplyProvider, useReplyState } from '../composer/reply-context.tsx'
import { relationOf, type Relation } from '../state/inbox/relation.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { Composer } from '../composer/Composer.tsx'
import { TakeBar } from './TakeBar.tsx'
import '../layout/footer.css'
import { timings } from '../platform/timings.ts'
import { useNow } from '../text/use-times.ts'
import './TypingPreview.css'
import { useEffect, type ComponentType } from 'react'
import { ThreadHeader } from './ThreadHeader.tsx'
import { ThreadLogView } from './ThreadLogView.tsx'
import '../layout/record-page.css'
import { VisitorPanel } from '../visitor/VisitorPanel.tsx'
import { useParams } from '@tanstack/react-router'

type Footer = ComponentType<{ row: ThreadRow }>

/** The footer depends on the thread's owner. */
const footers = {
  waiting: TakeBar,
  mine: Composer,
  theirs: readOnly('thread.theirs'),
  robot: readOnly('thread.robotOwns'),
  ended: readOnly('thread.ended'),
} satisfies { [R in Relation]: Footer }

function ThreadFooter({ row }: { row: ThreadRow }) {
  const { agent } = useDesk()
  const Footer = footers[relationOf(row, agent.adminId)]
  return (
    <footer className="desk-thread-foot">
      <TypingPreview row={row} />
      <Footer row={row} />
    </footer>
  )
}

function readOnly(key: DeskKey): Footer {
  return function ReadOnly({ row }) {
    const t = useText()
    const { setMode } = useReplyState()
    // Here nobody can be answered: what is written is a note, until the thread is one's own.
    useEffect(() => {
      setMode('note')
      return () => setMode('reply')
    }, [setMode])
    return (
      <>
        <p className="desk-read-only">{t(key, { name: row.adminNick })}</p>
        <Composer row={row} isForNotes />
      </>
    )
  }
}

const tickMs = 1_000

/** Text the visitor is typing. Hidden from screen readers: it changes with every few keys. */
function TypingPreview({ row }: { row: ThreadRow }) {
  const t = useText()
  const now = useNow(tickMs)
  const preview = useDeskState((state) => state.previews.get(row.threadId))
  if (!preview?.text || now - preview.at > timings.previewShownMs) return null
  return (
    <p className="desk-typing" aria-hidden="true">
      {t('thread.typing', { name: row.userName || t('visitor.unnamed') })} <q dir="auto">{preview.text}…</q>
    </p>
  )
}

function ThreadView({ threadId }: { threadId: string }) {
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
        {!log && error && isUnknown(error) && <EmptyState title={t('thread.unknown')} />}
        {!log && error && !isUnknown(error) && (
          <LoadFailed title={t('thread.failed')} onAgain={() => refetch()} />
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
  return error instanceof ApiError && error.failed.kind === 'refused'
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

export function ThreadPage() {
  const { threadId } = useParams({ from: '/inbox/$threadId' })
  const { dispatch } = useDesk()
  useEffect(() => {
    dispatch({ on: 'opened', threadId })
    return () => dispatch({ on: 'opened', threadId: undefined })
  }, [dispatch, threadId])
  // A thread brings its own scroll position, draft and focus: nothing of the last one may linger.
  return <ThreadView key={threadId} threadId={threadId} />
}

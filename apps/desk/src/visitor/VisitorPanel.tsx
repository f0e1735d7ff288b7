import { ActionIcon, Button } from '@mantine/core'
import { Ban, Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from '../frame/use-notify.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { statusText } from '../thread/status-text.ts'
import { BlockNotice } from './BlockNotice.tsx'
import { Fact } from './Fact.tsx'
import { ProofMark } from './ProofMark.tsx'
import { statusSince } from './status-since.ts'
import { useVisitor } from './use-visitor.ts'
import { VisitorDetails } from './VisitorDetails.tsx'
import './VisitorPanel.css'
import { VisitorFace } from './VisitorFace.tsx'

const BlockDialog = lazy(async () => ({ default: (await import('./BlockDialog.tsx')).BlockDialog }))

/** What is known of the person on the other side. */
export function VisitorPanel({ row }: { row: ThreadRow }) {
  const t = useText()
  const { data, isError } = useVisitor(row.threadId)
  const [isBlocking, setBlocking] = useState(false)
  const name = data?.userName || row.userName || t('visitor.unnamed')
  return (
    <div className="desk-visitor">
      <div className="desk-visitor-who">
        <VisitorFace name={name} threadId={row.threadId} />
        <p className="desk-visitor-name">
          <bdi>{name}</bdi>
        </p>
      </div>
      {data && <ProofMark visitor={data} />}
      {data?.block && <BlockNotice block={data.block} />}
      <Standing row={row} />
      {data && <VisitorDetails visitor={data} row={row} />}
      {isError && !data && <p className="desk-visitor-quiet">{t('visitor.failed')}</p>}
      {data && !data.block && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          className="desk-visitor-block"
          leftSection={<Ban size={14} />}
          onClick={() => setBlocking(true)}
        >
          {t('block.open')}
        </Button>
      )}
      {isBlocking && (
        <Suspense>
          <BlockDialog threadId={row.threadId} name={name} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Where the conversation stands. */
function Standing({ row }: { row: ThreadRow }) {
  const t = useText()
  const times = useTimes()
  const notify = useNotify()
  const { agent } = useDesk()
  const since = statusSince(row, agent.adminId)

  async function copyId(): Promise<void> {
    await navigator.clipboard.writeText(row.userId)
    notify(t('visitor.idCopied'))
  }

  return (
    <dl>
      <Fact name={t('visitor.channel')}>
        <bdi>{row.channelName}</bdi>
      </Fact>
      <Fact name={t('visitor.status')}>{statusText(row, agent.adminId, t)}</Fact>
      {since && <Fact name={t(`visitor.since.${since.of}`)}>{times.full(since.at)}</Fact>}
      <Fact name={t('visitor.lastNews')}>{times.full(row.lastTime)}</Fact>
      <Fact name={t('visitor.id')}>
        <span className="desk-visitor-id">
          <code className="desk-ellipsis">{row.userId}</code>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('visitor.copyId')}
            onClick={() => void copyId()}
          >
            <Copy size={14} />
          </ActionIcon>
        </span>
      </Fact>
    </dl>
  )
}

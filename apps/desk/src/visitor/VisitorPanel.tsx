import { ActionIcon, Button } from '@mantine/core'
import { Ban, Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from '../ui/use-notify.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { statusText } from '../text/status-text.ts'
import type { Block } from '@foyer/contract/desk/blocks.ts'
import { may } from '@foyer/core/identity/may.ts'
import './notice.css'
import { useUnblock } from './use-unblock.ts'
import { Fact } from '../ui/Fact.tsx'
import type { VisitorInfo } from '@foyer/contract/desk/visitor.ts'
import { statusSince } from '../state/inbox/status-since.ts'
import { useVisitor } from './use-visitor.ts'
import { HoldNotice, VisitorData } from './VisitorData.tsx'
import { VisitorDetails } from './VisitorDetails.tsx'
import '../layout/side-panel.css'
import { VisitorAvatar } from '../ui/VisitorAvatar.tsx'

const BlockDialog = lazy(async () => ({ default: (await import('./BlockDialog.tsx')).BlockDialog }))

/** All that is known of the visitor. */
export function VisitorPanel({ row }: { row: ThreadRow }) {
  const t = useText()
  const { data, isError } = useVisitor(row.threadId)
  const [isBlocking, setBlocking] = useState(false)
  const name = data?.userName || row.userName || t('visitor.unnamed')
  return (
    <div className="desk-visitor">
      <div className="desk-visitor-who">
        <VisitorAvatar name={name} threadId={row.threadId} />
        <p className="desk-visitor-name">
          <bdi>{name}</bdi>
        </p>
      </div>
      {data && <ProofMark visitor={data} />}
      {data?.block && <BlockNotice block={data.block} />}
      {data?.hold && <HoldNotice hold={data.hold} />}
      <Standing row={row} />
      {data && <VisitorDetails visitor={data} row={row} />}
      {data && <VisitorData visitor={data} threadId={row.threadId} name={name} />}
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

/** Status of the conversation. */
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

/** Says that a visitor may not write, until when, by whom and why. */
function BlockNotice({ block }: { block: Block }) {
  const t = useText()
  const times = useTimes()
  const unblock = useUnblock()
  const { agent } = useDesk()
  const { until, reason, adminNick, userId } = block
  return (
    <div className="desk-visitor-notice">
      <p>
        <strong>{until > 0 ? t('block.until', { time: times.full(until) }) : t('block.forEver')}</strong>
      </p>
      <p>{t('block.by', { name: adminNick })}</p>
      {reason && <q dir="auto">{reason}</q>}
      {may(agent.role, 'liftBlocks') && (
        <Button variant="default" size="compact-sm" onClick={() => void unblock(userId)}>
          {t('block.lift')}
        </Button>
      )}
    </div>
  )
}

/** Whether the site vouches for this person, and for the name above as well. */
function ProofMark({ visitor: { isVerified, userName, proven } }: { visitor: VisitorInfo }) {
  const t = useText()
  if (!isVerified) return <p className="desk-visitor-proof">{t('visitor.claimed')}</p>
  const isNameClaimed = userName !== '' && !proven.includes('name')
  return (
    <p className="desk-visitor-proof desk-visitor-verified">
      {t(isNameClaimed ? 'visitor.verified.notName' : 'visitor.verified')}
    </p>
  )
}

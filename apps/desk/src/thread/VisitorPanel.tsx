import { ActionIcon } from '@mantine/core'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNotify } from '../frame/use-notify.ts'
import { relationOf } from '../inbox/relation.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { statusText } from './status-text.ts'
import './VisitorPanel.css'

/** What is known of the person on the other side. */
export function VisitorPanel({ row }: { row: ThreadRow }) {
  const t = useText()
  const times = useTimes()
  const { agent } = useDesk()
  const notify = useNotify()
  const name = row.userName || t('visitor.unnamed')
  const relation = relationOf(row, agent.adminId)
  const since = relation === 'waiting' || relation === 'mine' ? relation : 'other'

  async function copyId(): Promise<void> {
    await navigator.clipboard.writeText(row.userId)
    notify(t('visitor.idCopied'))
  }

  return (
    <div className="desk-visitor">
      <Avatar name={name} src="" />
      <p className="desk-visitor-name">
        <bdi>{name}</bdi>
      </p>
      <dl>
        <Fact name={t('visitor.channel')}>
          <bdi>{row.channelName}</bdi>
        </Fact>
        <Fact name={t('visitor.status')}>{statusText(row, agent.adminId, t)}</Fact>
        {relation !== 'ended' && <Fact name={t(`visitor.since.${since}`)}>{times.full(row.startTime)}</Fact>}
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
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

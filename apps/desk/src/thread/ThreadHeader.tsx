import { DetailsButton, RecordHeader, RecordTitle } from '../layout/RecordHeader.tsx'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { statusText } from '../text/status-text.ts'
import { useText } from '../text/text-context.tsx'
import { VisitorAvatar } from '../ui/VisitorAvatar.tsx'
import { VisitorPanel } from '../visitor/VisitorPanel.tsx'
import { Tooltip } from '@mantine/core'
import type { ViewingAgent } from '@foyer/contract/desk/thread.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import './OtherViewers.css'
import { deskTiming } from '@foyer/core/timing.ts'
import { useEffect } from 'react'
import { ThreadTools } from './ThreadTools.tsx'

export function ThreadHeader({ row }: { row: ThreadRow | undefined }) {
  return <RecordHeader list="/inbox">{row && <HeaderOf row={row} />}</RecordHeader>
}

function HeaderOf({ row }: { row: ThreadRow }) {
  const t = useText()
  const { agent } = useDesk()
  const name = row.userName || t('visitor.unnamed')
  return (
    <>
      <VisitorAvatar name={name} threadId={row.threadId} />
      <RecordTitle title={name}>
        <bdi>{row.channelName}</bdi> · {statusText(row, agent.adminId, t)}
      </RecordTitle>
      <OtherViewers threadId={row.threadId} />
      <ThreadTools row={row}>
        <DetailsButton label={t('visitor.open')} title={t('visitor.panel')}>
          <VisitorPanel row={row} />
        </DetailsButton>
      </ThreadTools>
    </>
  )
}

const mostAvatars = 3
const nobody: readonly ViewingAgent[] = []

/** The faces of colleagues who have the same thread in front of them. */
function OtherViewers({ threadId }: { threadId: string }) {
  const t = useText()
  const viewers = useDeskState((state) => state.viewers.get(threadId) ?? nobody)
  useViewing(threadId)
  const names = viewers.map(({ adminNick }) => adminNick).join(', ')
  return (
    <span role="status" className="desk-viewers">
      {viewers.length > 0 && (
        <Tooltip label={t('thread.viewers', { names })}>
          <span className="desk-viewers-faces" role="img" aria-label={t('thread.viewers', { names })}>
            {viewers.slice(0, mostAvatars).map(({ adminId, adminNick, adminFace }) => (
              <Avatar key={adminId} name={adminNick} src={adminFace} />
            ))}
            {viewers.length > mostAvatars && <span>+{viewers.length - mostAvatars}</span>}
          </span>
        </Tooltip>
      )}
    </span>
  )
}

/** Tells colleagues that this thread is in front of somebody, as long as it is. */
function useViewing(threadId: string): void {
  const { client } = useDesk()
  useEffect(() => {
    const tell = (isGone: boolean): void => void client.viewing({ threadId, isGone })
    const look = (): void => tell(document.visibilityState !== 'visible')
    look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tell(false)
    }, deskTiming.viewingEveryMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      tell(true)
    }
  }, [client, threadId])
}

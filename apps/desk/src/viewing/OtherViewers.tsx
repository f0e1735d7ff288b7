import { Tooltip } from '@mantine/core'
import type { ViewingAgent } from '@foyer/contract/desk/thread/deskStream.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import './OtherViewers.css'
import { useViewing } from './use-viewing.ts'

const mostFaces = 3
const nobody: readonly ViewingAgent[] = []

/** The faces of colleagues who have the same thread in front of them. */
export function OtherViewers({ threadId }: { threadId: string }) {
  const t = useText()
  const viewers = useDeskState((state) => state.viewers.get(threadId) ?? nobody)
  useViewing(threadId)
  const names = viewers.map(({ adminNick }) => adminNick).join(', ')
  return (
    <span role="status" className="desk-viewers">
      {viewers.length > 0 && (
        <Tooltip label={t('thread.viewers', { names })}>
          <span className="desk-viewers-faces" role="img" aria-label={t('thread.viewers', { names })}>
            {viewers.slice(0, mostFaces).map(({ adminId, adminNick, adminFace }) => (
              <Avatar key={adminId} name={adminNick} src={adminFace} />
            ))}
            {viewers.length > mostFaces && <span>+{viewers.length - mostFaces}</span>}
          </span>
        </Tooltip>
      )}
    </span>
  )
}

import type { SessionState } from '@foyer/core/session/state.ts'
import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useSession } from '../../session/ChatContext.tsx'

const useLeaveSheet = lazyValue(async () => import('./LeaveSheet.tsx'))

/** S-22: the popup for messages to those who are away. */
export function LeaveMessage() {
  const leave = useSession((state) => state.leave)
  const receipt = useSession((state) => state.receipt)
  return leave || receipt ? <LateSheet leave={leave} /> : null
}

/** Nobody who leaves no message downloads this. */
function LateSheet({ leave }: Pick<SessionState, 'leave'>) {
  const part = useLeaveSheet()
  if (!part) return null
  return (
    <>
      {leave && <part.LeaveSheet leave={leave} />}
      <part.ConnectedReceipt isFloating />
    </>
  )
}

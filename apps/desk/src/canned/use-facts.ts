import type { CannedFacts } from '@foyer/core/canned/variables.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useVisitor } from '../visitor/use-visitor.ts'

/** What a canned reply may name in this thread. What is not known yet is empty. */
export function useFacts(row: ThreadRow): CannedFacts {
  const { agent } = useDesk()
  const { data } = useVisitor(row.threadId)
  return {
    'visitor.name': data?.userName ?? row.userName,
    'visitor.email': data?.email ?? '',
    'visitor.phone': data?.phone ?? '',
    'agent.name': agent.adminNick,
    'channel.name': row.channelName,
  }
}

import { readTiming } from '../../../node-timing.ts'
import { readThread } from '@foyer/contract/desk/thread.ts'
import { agentEvents } from '../../../rules/log/for-agent.ts'
import { serve } from '../../../platform/http/serve.ts'
import { deskThread } from '../inbox/desk-thread.ts'
import { greetingFor } from './greeting-for.ts'
import { markRead } from './mark-read.ts'

export const route = serve(readThread, async (input, deps, caller) => {
  const { ref, key, channelKey, summary } = await deskThread(deps, caller, input.threadId)
  const range = { threadKey: key, limit: readTiming.eventsPerAnswer }
  const page =
    input.lastSeq === undefined
      ? await deps.reader.before(ref, input.beforeSeq ?? summary.lastSeq + 1, range)
      : await deps.reader.after(ref, input.lastSeq, range)
  const isOwner = summary.adminId === caller.agent.adminId
  const seen = page.entries.at(-1)?.seq ?? 0
  if (isOwner) await markRead(deps, ref, caller.agentId, seen)
  const unread = isOwner && seen >= summary.lastSeq ? 0 : summary.unread
  const events = agentEvents(page.entries)
  const config = (await deps.channels.find(channelKey))?.config
  const greeting = config && greetingFor(config, summary.language)
  return { thread: { ...summary, unread }, events, more: page.more, ...(greeting && { greeting }) }
})

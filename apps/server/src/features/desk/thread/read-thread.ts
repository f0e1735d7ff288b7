import { readThread, viewing } from '@foyer/contract/desk/thread.ts'
import { readTiming } from '../../../node-timing.ts'
import { agentEvents } from '../../../rules/log/for-agent.ts'
import { serve } from '../../../platform/http/serve.ts'
import { deskThread, faceOf } from '../inbox/desk-thread.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { inLanguage } from '../../channel/channels.ts'
import { greetingFor } from './write-to-thread.ts'
import { markRead } from './mark-read.ts'
import { threadRef } from './thread-ref.ts'

const readThreadRoute = serve(readThread, async (input, deps, caller) => {
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
  const channel = await deps.channels.find(channelKey)
  const config = channel && inLanguage(channel.config, channel.translations, summary.language)
  const greeting = config && greetingFor(config, summary.language)
  return { thread: { ...summary, unread }, events, more: page.more, ...(greeting && { greeting }) }
})

const viewingRoute = serve(viewing, async ({ threadId, isGone }, deps, caller) => {
  deps.limits.take(limitRules.typing, `viewing:${caller.tenantId}:${caller.agentId}`)
  await threadRef(deps, caller, threadId)
  deps.viewers.tell(caller.tenantId, { threadKey: threadId, agent: faceOf(caller), isGone })
  return {}
})

export const readThreadRoutes = { readThread: readThreadRoute, viewing: viewingRoute }

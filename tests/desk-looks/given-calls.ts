import { callEnds, type CallEnd, type CallSide } from '@foyer/contract/calls/ends.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { names, type GivenDesk } from './given-desk.ts'

const minuteMs = 60_000

/** A conversation with Ana whose visitor can call her. */
export async function givenCaller({ http, email, channelKey }: GivenDesk) {
  const ana = await Agent.signIn(http, email)
  const visitor = await Visitor.start(http, { channelId: channelKey, userName: names[1] })
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent')
  await ana.call('takeThread', { threadId })
  await visitor.send('Can I show you the lid?')
  return { ana, visitor, threadId }
}

/** Calls that ended in every way there is, by both, and one long talk. */
export async function givenPastCalls(desk: GivenDesk, threadKey: string): Promise<void> {
  const { db } = await worldDeps()
  const ana = desk.agents.find(({ nick }) => nick === 'Ana')?.id ?? 0
  const thread = await db
    .selectFrom('threads')
    .select('id')
    .where('tenant_id', '=', desk.tenantId)
    .where('key', '=', threadKey)
    .executeTakeFirstOrThrow()
  const past = (reason: CallEnd, startedBy: CallSide, media: VideoType, seconds: number, minutes: number) => {
    const startedAt = Date.now() - minutes * minuteMs
    return {
      tenant_id: desk.tenantId,
      id: newId(),
      thread_id: thread.id,
      agent_id: ana,
      started_by: startedBy,
      video_type: media,
      status: 'ended' as const,
      reason,
      ended_by: startedBy,
      started_at: new Date(startedAt),
      accepted_at: seconds > 0 ? new Date(startedAt) : null,
      ended_at: new Date(startedAt + seconds * 1000),
    }
  }
  await db
    .insertInto('calls')
    .values([
      ...callEnds.map((reason, i) =>
        past(reason, 'visitor', i % 2 ? 'voice' : 'video', reason === 'hungUp' ? 187 : 0, i * 7),
      ),
      past('missed', 'agent', 'voice', 0, 90),
      past('lost', 'agent', 'video', 3_765, 400),
    ])
    .execute()
}

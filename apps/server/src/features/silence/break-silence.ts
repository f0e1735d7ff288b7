import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { decideClose } from '../../rules/routing/close.ts'
import { nothing } from '../../rules/routing/decision.ts'
import { decideSilence, type Silence, type SilenceDecision } from '../../rules/silence/decide-silence.ts'
import type { Deps } from '../../deps.ts'
import { claimSilent, lookAgain, type Look, type SilentThread } from './claim-silent.ts'

/** Looks at every thread that may have gone silent, on any node; answers with how many there were. */
export async function breakSilences(deps: Deps): Promise<number> {
  const threads = await claimSilent(deps, deps.clock.now())
  const looked = await Promise.allSettled(
    threads.map((thread) => {
      const { tenantId, threadId } = thread.ref
      const row = { tenantId, id: threadId }
      return deps.quarantine.attempt('idle', row, () => breakSilence(deps, thread))
    }),
  )
  const looks = looked.flatMap((look) => (look.status === 'fulfilled' && look.value ? [look.value] : []))
  const failed = threads.filter(({ ref }) => !looks.some(({ thread }) => thread.ref === ref))
  const held = new Map(deps.quarantine.held('idle').map(({ id, nextTryAt }) => [id, nextTryAt]))
  // A thread that failed waits for its next try; during an outage, for the end of its lease.
  const later = failed.flatMap((thread) => {
    const at = held.get(thread.ref.threadId)
    return at === undefined ? [] : [{ thread, at }]
  })
  await lookAgain(deps.pool, [...looks, ...later])
  for (const look of looked) if (look.status === 'rejected') throw look.reason
  return threads.length
}

async function breakSilence(deps: Deps, thread: SilentThread): Promise<Look> {
  const decision = await decide(deps, thread)
  if (decision.do === 'wait') return { thread, at: decision.until }
  if (decision.do === 'say') await say(deps, thread, decision)
  else await close(deps, thread, decision)
  // Said, or overtaken by somebody who spoke: what is due next is another look.
  return { thread, at: deps.clock.now() }
}

/** A message already sent about this silence is in the log under the decision's server id. */
async function decide(deps: Deps, thread: SilentThread): Promise<SilenceDecision> {
  const { silence, timeouts, ref } = thread
  const now = deps.clock.now()
  const decision = decideSilence(silence, timeouts, now)
  if (decision.do !== 'say') return decision
  const said = await deps.reader.placeOfServerId(ref, decision.serverId)
  return said ? decideSilence(mentioned(silence, said.at), timeouts, now) : decision
}

function mentioned({ unanswered, unheeded, ...rest }: Silence, at: number): Silence {
  return {
    ...rest,
    ...(unanswered && { unanswered: { ...unanswered, isExcused: true } }),
    ...(unheeded && { unheeded: { ...unheeded, remindedAt: at } }),
  }
}

async function say(
  { append }: Deps,
  { ref, lastSeq }: SilentThread,
  { serverId, text }: Extract<SilenceDecision, { do: 'say' }>,
): Promise<void> {
  const body = { type: 'message', msgType: msgTypes.text, content: text } as const
  await append({ ...ref, serverId, guard: { by: 'silence', lastSeq }, sender: 'system', body })
}

async function close(
  deps: Deps,
  { ref, lastSeq }: SilentThread,
  { reason }: Extract<SilenceDecision, { do: 'close' }>,
): Promise<void> {
  await deps.transition(ref, (state, locked) =>
    locked.last_seq === lastSeq ? decideClose(state, { kind: 'silence', reason }) : nothing,
  )
}

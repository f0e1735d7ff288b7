import type { Rating } from '@foyer/core/evaluation/rating.ts'
import type { Translations } from '@foyer/contract/settings/channel-settings.ts'
import {
  getEvaluateInfo,
  isEvaluate,
  evaluate,
  type EvaluateInfo,
} from '@foyer/contract/evaluation/endpoints.ts'
import { localiseTexts } from '@foyer/core/channel/texts.ts'
import { levelOf } from '@foyer/core/evaluation/level.ts'
import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import { decodeRating } from '@foyer/core/evaluation/codec.ts'
import { rowKinds } from '../log/rows.ts'
import type { Db } from '../platform/db/pool.ts'
import { Failed } from '../platform/http/failed.ts'
import { serve } from '../platform/http/serve.ts'
import { limitRules } from '../platform/limit-rules.ts'
import { decideRating } from '../rules/evaluation/decide-rating.ts'
import { refuse } from '../rules/routing/decision.ts'
import { sourceText } from '../rules/channel/source-text.ts'
import { visitorLocale } from './robot/ask-robot.ts'
import { visitorChannel } from './channel/channel-info.ts'
import { visitorThread } from './session/visitor-thread.ts'

/** A thread's latest session, by the columns that name it. */
type LatestSession = { tenant_id: number; id: number; session_first_seq: number; shelf: number }

async function isRated(db: Db, session: LatestSession): Promise<boolean> {
  const row = await db
    .selectFrom('ratings')
    .select('first_seq')
    .where('tenant_id', '=', session.tenant_id)
    .where('thread_id', '=', session.id)
    .where('first_seq', '=', session.session_first_seq)
    .executeTakeFirst()
  return row !== undefined
}

/** False when the time of the session is over. */
async function isThere(db: Db, session: LatestSession): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('first_seq')
    .where('tenant_id', '=', session.tenant_id)
    .where('thread_id', '=', session.id)
    .where('first_seq', '=', session.session_first_seq)
    .executeTakeFirst()
  return row !== undefined
}

/** The agent who accepted the session last: the one whom the visitor has in mind. */
async function lastAgent(db: Db, session: LatestSession): Promise<number | undefined> {
  const row = await db
    .selectFrom('entries')
    .select('agent_id')
    .where('tenant_id', '=', session.tenant_id)
    .where('thread_id', '=', session.id)
    .where('shelf', '=', session.shelf)
    .where('seq', '>=', session.session_first_seq)
    .where('kind', '=', rowKinds.accepted)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.agent_id ?? undefined
}

type Given = { rating: Rating; agentId: number | undefined; now: number }

async function storeRating(db: Db, session: LatestSession, { rating, agentId, now }: Given): Promise<void> {
  await db
    .insertInto('ratings')
    .values({
      tenant_id: session.tenant_id,
      thread_id: session.id,
      first_seq: session.session_first_seq,
      subject: rating.of,
      agent_id: agentId ?? null,
      star: rating.of === 'agent' ? rating.star : null,
      is_solved: rating.solved ?? null,
      tags: [...rating.tags],
      comment: rating.comment,
      rated_at: now,
    })
    .execute()
}

const getEvaluateInfoRoute = serve(getEvaluateInfo, async (input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  const channel = await visitorChannel(deps, visitor)
  // Another channel is answered like one that does not exist, whether it does or not.
  if (input.tenantId !== channel.tenantKey || input.channelId !== channel.key)
    throw new Failed('channel.unknown')
  const code = matchLocale(channel.config.language) ?? matchLocale(await visitorLocale(deps, visitor))
  return localiseTexts(channel.evaluate, code && channel.translations[code])
})

const isEvaluateRoute = serve(isEvaluate, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  return { isEvaluate: (await isRated(deps.db, thread)) ? (1 as const) : (0 as const) }
})

const evaluateRoute = serve(evaluate, async (input, deps, visitor) => {
  deps.limits.take(limitRules.send, visitor.userId)
  const channel = await visitorChannel(deps, visitor)
  const rating = inOwnWords(decodeRating(input), channel)

  await deps.transition(visitor, async (state, thread, trx) => {
    if (thread.gen !== visitor.gen) return refuse('identity.expired')
    if (!(await isThere(trx, thread))) return refuse('session.closed')
    const session = { isRated: await isRated(trx, thread), agentId: await lastAgent(trx, thread) }
    const decision = decideRating(state, session, rating, channel.evaluate)
    // The thread's row is locked, so nobody else decides meanwhile: one of many tries succeeds.
    if (decision.do === 'change')
      await storeRating(trx, thread, { rating, agentId: session.agentId, now: deps.clock.now() })
    return decision
  })
  return {}
})

/** Agents and reports read tags as the channel has them, whatever language the visitor chose them in. */
function inOwnWords(rating: Rating, { evaluate: info, translations }: RatedChannel): Rating {
  if (rating.of === 'robot') return rating
  const own = levelOf(info, rating.star).tags
  return { ...rating, tags: rating.tags.map((tag) => sourceText(translations, own, tag) ?? tag) }
}

type RatedChannel = { evaluate: EvaluateInfo; translations: Translations }

export const evaluationRoutes = {
  evaluate: evaluateRoute,
  getEvaluateInfo: getEvaluateInfoRoute,
  isEvaluate: isEvaluateRoute,
}

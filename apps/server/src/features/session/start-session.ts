import type { z } from 'zod'
import { chatStart } from '@foyer/contract/session/endpoints.ts'
import { issuedClaims, shouldRenew, type VisitorClaims } from '../../rules/identity/claims.ts'
import { statusOf } from '../../rules/log/head.ts'
import { refuse } from '../../rules/routing/decision.ts'
import { decideStart } from '../../rules/routing/start.ts'
import { attributesIn, attributesOf } from '../../rules/visitor/attributes.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { toOwner, toHead } from '../../log/owner-columns.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import type { Channel } from '../channel/channels.ts'
import { claimAttributes } from './claim-attributes.ts'
import { createIdentity } from './create-identity.ts'
import { browserOf, pollIdOf, visitorThread } from './visitor-thread.ts'
import { claimProfile } from './profile.ts'

/**
 * The conversation belongs to the browser that opened it last. Listeners of another one learn it from the
 * head and close (1202, outType 3); tabs of one browser share its name and never notice.
 */
async function takeOver({ db, notifier }: Deps, visitor: VisitorClaims, browser: string): Promise<void> {
  const row = await db
    .updateTable('threads')
    .set({ browser })
    .where('tenant_id', '=', visitor.tenantId)
    .where('id', '=', visitor.threadId)
    .where('browser', '<>', browser)
    .returning(['last_seq', 'is_open', 'owner_kind', 'owner_id', 'browser', 'gen'])
    .executeTakeFirst()
  if (row) notifier.notify([{ tenantId: visitor.tenantId, threadId: visitor.threadId, head: toHead(row) }])
}

const chatStartRoute = serve(chatStart, async (input, deps, caller) => {
  deps.limits.take(limitRules.start, addressBlock(caller.address))
  const channel = await deps.channels.find(input.channelId)
  if (!channel || channel.isArchived) throw new Failed('channel.unknown')

  const known = await resume(deps, caller.token, channel)
  if (input.resumeOnly && !(known && (await visitorThread(deps, known)).is_open))
    throw new Failed('session.closed')
  if (!known) limitNewcomers(deps, channel, caller.address)
  const claims = known ?? (await createIdentity(deps, channel))

  const browser = browserOf(input.pid || randomId())
  const { groupId, adminId } = input
  await claimProfile(deps, claims, { ...input, wish: { groupId, adminId }, userAgent: caller.userAgent })
  await claimAttributes(deps, claims, { attributes: attributesFrom(input, claims.userId) })
  // Somebody may have closed it since: resuming starts nothing.
  await deps.transition(claims, (state) =>
    input.resumeOnly && !state.isOpen ? refuse('session.closed') : decideStart(state),
  )
  await takeOver(deps, claims, browser)

  const thread = await visitorThread(deps, claims)
  return {
    status: statusOf(toOwner(thread), thread.is_open),
    userId: claims.userId,
    pollId: pollIdOf(browser, thread.session_key),
    sessionId: thread.session_key,
    serverTime: deps.clock.now(),
    adminNick: await ownerNick(deps, thread),
    // A token of somebody who is gone proves nothing about the newcomer.
    token: tokenFor(deps, claims, known && caller.token),
    firstSeq: thread.session_first_seq,
    lastSeq: thread.last_seq,
  }
})

type Input = z.output<typeof chatStart.input>
type Reply = z.output<typeof chatStart.output>

/** A userId of the page's own is a label that agents see as unverified; it never says who the visitor is. */
function attributesFrom({ params, fiyBookCode, userId }: Input, ownId: string) {
  const named = { ...(fiyBookCode && { fiyBookCode }), ...(userId && userId !== ownId && { userId }) }
  return [...attributesIn(params, 'params'), ...attributesOf(named)]
}

/** The identity that a token proves, if it is of this channel. A bare userId proves nothing and is ignored. */
async function resume(
  deps: Deps,
  token: string | undefined,
  channel: Channel,
): Promise<VisitorClaims | undefined> {
  const claims = token && deps.visitorTokens.verify(token, deps.clock.now())
  if (!claims || claims.tenantId !== channel.tenantId || claims.channelId !== channel.id) return undefined
  deps.limits.take(limitRules.resume, claims.userId)
  const isCurrent = await visitorThread(deps, claims).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failed) return false
      throw error
    },
  )
  return isCurrent ? claims : undefined
}

function limitNewcomers({ limits }: Deps, channel: Channel, address: string): void {
  limits.take(limitRules.startInChannel, String(channel.id))
  limits.take(limitRules.startFromAddress, `${channel.id}:${addressBlock(address)}`)
}

function tokenFor(
  { visitorTokens, clock }: Deps,
  claims: VisitorClaims,
  current: string | undefined,
): Reply['token'] {
  const now = clock.now()
  if (current && !shouldRenew(claims, now)) return current
  return visitorTokens.issue(issuedClaims(claims, now, claims.bornAt))
}

async function ownerNick({ db }: Deps, thread: Awaited<ReturnType<typeof visitorThread>>): Promise<string> {
  const owner = toOwner(thread)
  if (owner.kind !== 'agent') return ''
  const agent = await db
    .selectFrom('agents')
    .select('nick')
    .where('tenant_id', '=', thread.tenant_id)
    .where('id', '=', owner.agentId)
    .executeTakeFirst()
  return agent?.nick ?? ''
}

export const startSessionRoutes = { chatStart: chatStartRoute }

import { sql } from 'kysely'
import {
  signIn,
  signOut,
  signOutEverywhere,
  whoAmI,
  mySessions,
  revokeSession,
  setPresence,
  beat,
} from '@foyer/contract/desk/account.ts'
import { actorOf, type AuditActor, writeAudit } from '../../../audit/write-audit.ts'
import type { Deps } from '../../../deps.ts'
import { addressBlock } from '../../../platform/http/address-block.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { secondStepOf, type SignInTry, type SignInLock } from '../../../identity/sign-in-tries.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { needsSso } from '../../../identity/needs-sso.ts'
import { isPassword } from '../../../identity/password.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { openDesk } from './open-desk.ts'
import { hasAny, readFactors } from './two-factor/factors.ts'
import { askSecondStep, proveSecondStep } from './two-factor/second-step.ts'
import { deviceOf } from '../../../rules/identity/device.ts'

type Owner = { tenant_id: number; id: number } | undefined

/** Writes down what a wrong password has locked, and mails the owner of an account that is locked for strangers. */
async function afterWrongTry(
  deps: Deps,
  attempt: SignInTry,
  locks: readonly SignInLock[],
  owner: Owner,
): Promise<void> {
  const { log, metrics, clock, signInTries } = deps
  const tenantId = owner?.tenant_id
  const agentId = owner?.id
  for (const { by, until } of locks) {
    metrics.signInLocks.inc({ by })
    const block = addressBlock(attempt.address)
    log.warn({ part: 'signIn', by, tenantId, agentId, addressBlock: block, until }, 'sign-in locked')
  }
  if (locks.some(({ by }) => by === 'account')) {
    await signInTries.locked(attempt, async (trx) => {
      if (!owner) return
      const job = { kind: 'accountLocked', tenantId: owner.tenant_id, agentId: owner.id } as const
      await queueMail(trx, { ...job, lockedAt: clock.now() })
    })
  }
}

const signInRoute = serve(signIn, async ({ email, password, secondStep }, deps, caller) => {
  const account = email.toLowerCase()
  const device = await deps.agentDevices.find(caller.deviceCookie, account)
  const attempt = { account, address: caller.address, device }
  await pace(deps, attempt)
  const locks = await deps.signInTries.begin(attempt)

  const agent = await deps.db
    .selectFrom('agents')
    .selectAll()
    .where(sql`lower(email)`, '=', account)
    .where('is_disabled', '=', false)
    .executeTakeFirst()
  const isRight = await isPassword(agent?.password_hash, password)
  if (!agent || !isRight) {
    await afterWrongTry(deps, attempt, locks, agent)
    throw new Failed('signIn.wrong')
  }

  await deps.signInTries.succeeded(attempt)
  if (await needsSso(deps.db, { tenantId: agent.tenant_id, role: agent.role }))
    throw new Failed('identity.forbidden')

  const desk = { ...agent, tenantId: agent.tenant_id }
  const self = { tenantId: agent.tenant_id, agentId: agent.id }
  const factors = await readFactors(deps.db, self)
  if (!hasAny(factors)) return { agent: await openDesk(deps, caller, desk, { signedInBy: 'password' }) }
  if (!secondStep) return { needed: await askSecondStep(deps, self, factors, caller.pageOrigin) }

  // Counted apart from passwords: a right one must not give new tries at the second step.
  const second = { ...attempt, account: secondStepOf(account) }
  const secondLocks = await deps.signInTries.begin(second)
  const prove = (trx: Trx) => proveSecondStep(trx, deps, self, secondStep)
  const opened = await openDesk(deps, caller, desk, { signedInBy: 'twoFactor', prove }).catch(
    async (error: unknown) => {
      if (error instanceof Failed) await afterWrongTry(deps, second, secondLocks, agent)
      throw error
    },
  )
  await deps.signInTries.succeeded(second)
  return { agent: opened }
})

/** Without Redis this fails: signing in must not be tried without a count. A known device has a pace of its own. */
async function pace({ limits }: Deps, { account, address, device }: SignInTry): Promise<void> {
  if (device) {
    return limits.takeStrictly(limitRules.signInDevice, `${device.tenantId}:${device.deviceId}:${account}`)
  }
  await limits.takeStrictly(limitRules.signInAccount, account)
  await limits.takeStrictly(limitRules.signInAddress, addressBlock(address))
}

/** The agent as the object of what they do with their own account. */
function selfOf({ agentId, name }: Pick<AuditActor, 'agentId' | 'name'>) {
  return { kind: 'agent', id: String(agentId), name } as const
}

const signOutRoute = serve(signOut, async (_input, deps, caller) => {
  const { agentSessions, seats } = deps
  const actor = actorOf(caller)
  await deps.db.transaction().execute(async (trx) => {
    await agentSessions.close(caller.tenantId, caller.sessionHash, trx)
    await writeAudit(trx, actor, { action: 'signOut', object: selfOf(actor) }, deps.clock.now())
  })
  // An agent with another sign-in stays present through the heartbeats of that desk.
  if (!(await agentSessions.hasAny(caller))) await seats.leave(caller)
  caller.clearCookie()
  return {}
})

const signOutEverywhereRoute = serve(signOutEverywhere, async ({ keepThis }, deps, caller) => {
  const actor = actorOf(caller)
  await deps.db.transaction().execute(async (trx) => {
    const ended = await deps.ownSessions.revokeAll(trx, caller, keepThis ? caller : undefined)
    const after = { ended, keepThis }
    const change = { action: 'signOutEverywhere', object: selfOf(actor), after } as const
    await writeAudit(trx, actor, change, deps.clock.now())
  })
  if (!keepThis) caller.clearCookie()
  return {}
})

const whoAmIRoute = serve(whoAmI, async (_input, _deps, { agent }) => ({ agent }))

const mySessionsRoute = serve(mySessions, async (_input, { ownSessions }, caller) => {
  const rows = await ownSessions.list(caller)
  const sessions = rows.map((row) => ({
    sessionId: String(row.id),
    ...deviceOf(row.user_agent),
    address: row.address,
    startTime: row.created_at.getTime(),
    seenTime: row.seen_at.getTime(),
    isCurrent: row.token_hash.equals(caller.sessionHash),
  }))
  return { sessions }
})

const revokeSessionRoute = serve(revokeSession, async ({ sessionId }, deps, caller) => {
  await deps.db.transaction().execute((trx) => endSession(deps, trx, caller, Number(sessionId)))
  return {}
})

async function endSession(deps: Deps, trx: Trx, caller: AgentCaller, id: number): Promise<void> {
  const ended = await deps.ownSessions.revoke(trx, caller, id)
  if (!ended) throw new Failed('object.unknown')
  const actor = actorOf(caller)
  const before = { ...deviceOf(ended.user_agent), address: ended.address, since: ended.created_at.getTime() }
  const change = { action: 'revokeSession', object: selfOf(actor), before } as const
  await writeAudit(trx, actor, change, deps.clock.now())
}

const setPresenceRoute = serve(setPresence, async ({ state }, deps, { tenantId, agentId }) => {
  await deps.seats.choose({ tenantId, agentId }, state)
  void deps.assign(tenantId)
  return { state }
})

const beatRoute = serve(beat, async (_input, deps, { tenantId, agentId }) => {
  const { state, isNew } = await deps.seats.beat({ tenantId, agentId })
  if (isNew) void deps.assign(tenantId)
  return { state }
})

export const accountRoutes = {
  mySessions: mySessionsRoute,
  revokeSession: revokeSessionRoute,
  beat: beatRoute,
  setPresence: setPresenceRoute,
  signIn: signInRoute,
  signOut: signOutRoute,
  signOutEverywhere: signOutEverywhereRoute,
  whoAmI: whoAmIRoute,
}

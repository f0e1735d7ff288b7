import { signIn } from '@foyer/contract/desk/account.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { addressBlock } from '../../../identity/address-block.ts'
import type { SignInTry, SignInLock } from '../../../identity/sign-in-tries.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hash, verify } from '@node-rs/argon2'

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
  await signInTries.forgetOld()
}

/** argon2id with the parameters OWASP names first for it: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password)
}

/** Compared against when there is no such account, so that the answer takes as long. */
const nobodysHash = hashPassword('nobody')

export const route = serve(signIn, async ({ email, password }, deps, caller) => {
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
  const isRight = await isPassword(agent?.password_hash ?? (await nobodysHash), password)
  if (!agent || !isRight) {
    await afterWrongTry(deps, attempt, locks, agent)
    throw new Failed('signIn.wrong')
  }

  await deps.signInTries.succeeded(attempt)

  // A fresh session at every sign-in: one that was planted before is worth nothing, and the browser's last is over.
  if (caller.cookie) await deps.agentSessions.closeOf(caller.cookie)
  const { id, tenant_id: tenantId, nick, face, role } = agent
  const known = await deps.agentDevices.remember(
    { tenantId, agentId: id },
    caller.deviceCookie,
    caller.language,
  )
  caller.setCookie(
    await deps.agentSessions.open(tenantId, id, { ...caller, deviceId: known.deviceId }),
    known.cookie,
  )
  return { agent: { adminId: String(id), adminNick: nick, adminFace: face, email: agent.email, role } }
})

/** Without Redis this fails: signing in must not be tried without a count. A known device has a pace of its own. */
async function pace({ limits }: Deps, { account, address, device }: SignInTry): Promise<void> {
  if (device) {
    return limits.takeStrictly(limitRules.signInDevice, `${device.tenantId}:${device.deviceId}:${account}`)
  }
  await limits.takeStrictly(limitRules.signInAccount, account)
  await limits.takeStrictly(limitRules.signInAddress, addressBlock(address))
}

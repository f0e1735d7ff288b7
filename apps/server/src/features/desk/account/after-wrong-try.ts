import type { Deps } from '../../../deps.ts'
import { addressBlock } from '../../../identity/address-block.ts'
import type { SignInLock, SignInTry } from '../../../identity/sign-in-tries.ts'
import { queueMail } from '../../mail/queue-mail.ts'

type Owner = { tenant_id: number; id: number } | undefined

/** Writes down what a wrong password has locked, and mails the owner of an account that is locked for strangers. */
export async function afterWrongTry(
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

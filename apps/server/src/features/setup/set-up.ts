import { checkSetup, setUp } from '@foyer/contract/desk/setup.ts'
import { isTimeZone } from '@foyer/contract/routing/hours.ts'
import { isLocaleCode } from '@foyer/i18n/locales.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { assertStrong } from '../../identity/password-strength.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { oneLine } from '../../rules/text/one-line.ts'
import { openDesk } from '../desk/account/open-desk.ts'
import { accountEmail } from '../team/account-email.ts'
import { createTenant } from './create-tenant.ts'
import { assertSetupLink, consumeSetupLink } from './setup-links.ts'

const checkSetupRoute = serve(checkSetup, async ({ token }, { db, limits, clock }, { address }) => {
  limits.take(limitRules.setup, addressBlock(address))
  await assertSetupLink(db, token, clock.now())
  return {}
})

/** The link is checked before anything that costs time, and used up in the transaction that creates the tenant. */
const setUpRoute = serve(setUp, async (input, deps, caller) => {
  const { db, limits, clock } = deps
  limits.take(limitRules.setup, addressBlock(caller.address))
  const now = clock.now()
  await assertSetupLink(db, input.token, now)
  const { locale, timeZone, password } = input
  const [name, nick] = [oneLine(input.organisation), oneLine(input.name)]
  const email = accountEmail(input.email)
  if (!isLocaleCode(locale) || !isTimeZone(timeZone) || !email) throw new Failed('request.invalid')
  await assertStrong(password, [name, nick, email])
  const { address, userAgent } = caller
  const owner = { nick, email, password }
  const created = await db.transaction().execute(async (trx) => {
    await consumeSetupLink(trx, input.token, now)
    const made = await createTenant(
      trx,
      { name, locale, timeZone, owner },
      { origin: { address, userAgent } },
      now,
    )
    const { tenantId, tenantKey, agentId } = made
    await writeAudit(
      trx,
      { tenantId, kind: 'agent', agentId, name: nick, address, userAgent },
      { action: 'setUp', object: { kind: 'tenant', id: tenantKey, name } },
      now,
    )
    return made
  })
  const account = { tenantId: created.tenantId, id: created.agentId, nick, face: '', email, locale: null }
  return { agent: await openDesk(deps, caller, { ...account, role: 'owner' }, { signedInBy: 'password' }) }
})

export const setUpRoutes = { checkSetup: checkSetupRoute, setUp: setUpRoute }

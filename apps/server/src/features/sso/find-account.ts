import { sql } from 'kysely'
import { memberNameLength } from '@foyer/contract/desk/member-limits.ts'
import type { SsoRefusal } from '@foyer/contract/desk/sso-words.ts'
import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import type { Deps } from '../../deps.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { PublicCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { decideSsoAccount, type SsoDecision, type SsoRules } from '../../rules/identity/sso-account.ts'
import type { SsoPerson } from '../../rules/identity/sso-person.ts'
import { mayGrant } from '../../rules/team/manage.ts'
import { isBlank } from '../../rules/text/is-blank.ts'
import { oneLine } from '../../rules/text/one-line.ts'
import { createAgent } from '../accounts/create-agent.ts'
import { accountEmail } from '../team/account-email.ts'
import { existingGroups } from '../team/groups-of.ts'
import { revokeUngranted } from '../team/invitations.ts'
import { lockTenant } from '../team/lock-team.ts'
import type { SsoTenant } from './sso-rows.ts'

export type ProvenPerson = SsoPerson & { issuer: string }

const accountColumns = ['id', 'nick', 'face', 'email', 'role', 'locale', 'is_disabled'] as const
type Found = Awaited<ReturnType<typeof lookUp>>
type Entering = {
  tenant: SsoTenant
  person: ProvenPerson
  email: string | undefined
  caller: PublicCaller
  now: number
}

/** The account of somebody who has signed in at the provider: theirs, one that becomes theirs, or a new one. */
export async function findAccount(deps: Deps, caller: PublicCaller, tenant: SsoTenant, person: ProvenPerson) {
  const entering = { tenant, person, email: accountEmail(person.email), caller, now: deps.clock.now() }
  try {
    return await deps.db.transaction().execute((trx) => enter(trx, entering))
  } catch (error) {
    // Another organisation has made an account of the address at the same moment.
    if (error instanceof Failed && error.error === 'email.taken') return refused('taken')
    throw error
  }
}

async function enter(trx: Trx, entering: Entering) {
  const { tenantId } = entering.tenant
  await lockTenant(trx, tenantId)
  const found = await lookUp(trx, entering)
  const decision = decide(entering, found)
  if (decision.do === 'refuse') return refused(decision.reason)
  const account = found.linked ?? found.byEmail ?? (await create(trx, entering, found, decision.role))
  if (account.role !== decision.role) await changeRole(trx, entering, account, decision.role)
  await remember(trx, entering, account.id)
  const after = { issuer: entering.person.issuer, subject: entering.person.subject, by: decision.do }
  const object = { kind: 'agent', id: String(account.id), name: account.nick } as const
  await writeAudit(trx, actorOf(entering, account), { action: 'finishSso', object, after }, entering.now)
  return { ...account, tenantId, role: decision.role }
}

const refused = (reason: SsoRefusal) => ({ refused: reason })

async function lookUp(trx: Trx, { tenant: { tenantId }, person: { issuer, subject }, email, now }: Entering) {
  const agents = trx.selectFrom('agents as a').select(accountColumns.map((name) => `a.${name}` as const))
  const linked = await agents
    .innerJoin('agent_identities as i', (join) =>
      join.onRef('i.tenant_id', '=', 'a.tenant_id').onRef('i.agent_id', '=', 'a.id'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst()
  if (linked || email === undefined) return { linked }
  const byEmail = await agents
    .leftJoin('agent_identities as i', (join) =>
      join
        .onRef('i.tenant_id', '=', 'a.tenant_id')
        .onRef('i.agent_id', '=', 'a.id')
        .on('i.issuer', '=', issuer),
    )
    .select(['a.tenant_id', 'i.subject as linkedTo'])
    .where(sql`lower(a.email)`, '=', email)
    .executeTakeFirst()
  const invited = await trx
    .selectFrom('invitations')
    .select(['id', 'role', 'group_ids'])
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return { linked, byEmail, invited }
}

function decide({ tenant, person, email }: Entering, { linked, byEmail, invited }: Found): SsoDecision {
  const { row } = tenant
  const rules: SsoRules = {
    roles: row.roles,
    defaultRole: row.default_role ?? undefined,
    trustsEmail: row.trusts_email,
    createsAccounts: row.creates_accounts,
    domains: row.domains,
    isOfOwner: row.is_of_owner,
  }
  return decideSsoAccount(
    { ...person, email },
    {
      ...(linked && { linked: { role: linked.role, isActive: !linked.is_disabled } }),
      ...(byEmail && {
        byEmail: {
          role: byEmail.role,
          isActive: !byEmail.is_disabled,
          isOurs: byEmail.tenant_id === tenant.tenantId,
          isLinked: byEmail.linkedTo !== null,
        },
      }),
      ...(invited && { invited }),
    },
    rules,
  )
}

/** New agents are in the groups of their invitation, or in the one that every tenant begins with. */
async function create(
  trx: Trx,
  entering: Entering,
  { invited }: Found,
  role: Account['role'],
): Promise<Account> {
  const { tenant, person, email = '', now } = entering
  const { tenantId } = tenant
  const name = oneLine(person.name).slice(0, memberNameLength).trim()
  const nick = isBlank(name) ? (email.split('@')[0] ?? '') : name
  const groupIds = await existingGroups(trx, tenantId, invited?.group_ids ?? ['default'])
  const actor = (id: number) => actorOf(entering, { id, nick, email })
  const { agentId: id } = await createAgent(trx, tenantId, { email, nick, role, groupIds }, { actor, now })
  if (invited)
    await trx
      .updateTable('invitations')
      .set({ accepted_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', invited.id)
      .execute()
  return { id, nick, face: '', email, role, locale: null }
}

/** The provider's groups have changed since the last sign-in. */
async function changeRole(
  trx: Trx,
  { tenant, caller, now }: Entering,
  { id, nick, role: before }: Account,
  role: Account['role'],
) {
  const { tenantId } = tenant
  await trx
    .updateTable('agents')
    .set({ role })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  await revokeUngranted(trx, { tenantId, agentId: id }, (given) => mayGrant(role, given), now)
  const { address, userAgent } = caller
  const actor: AuditActor = { tenantId, kind: 'system', name: 'single sign-on', address, userAgent }
  const object = { kind: 'agent', id: String(id), name: nick } as const
  const change = { action: 'changeMember', object, before: { role: before }, after: { role } } as const
  await writeAudit(trx, actor, change, now)
}

async function remember(trx: Trx, { tenant, person, now }: Entering, agentId: number): Promise<void> {
  const { issuer, subject } = person
  await trx
    .insertInto('agent_identities')
    .values({ tenant_id: tenant.tenantId, issuer, subject, agent_id: agentId, created_at: now, used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'issuer', 'subject']).doUpdateSet({ used_at: now }),
    )
    .execute()
}

type Account = Pick<NonNullable<Found['linked']>, 'id' | 'nick' | 'face' | 'email' | 'role' | 'locale'>

function actorOf(
  { tenant, caller: { address, userAgent } }: Entering,
  { id, nick, email }: Pick<Account, 'id' | 'nick' | 'email'>,
): AuditActor {
  return { tenantId: tenant.tenantId, kind: 'agent', agentId: id, name: nick || email, address, userAgent }
}

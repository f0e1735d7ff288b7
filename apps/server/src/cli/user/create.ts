import { operatorOf } from '../../audit/write-audit.ts'
import { createAgent } from '../../features/accounts/create-agent.ts'
import { storedGroups } from '../../features/routing/save-group.ts'
import { assertStrong } from '../../identity/password-strength.ts'
import { defineCommand } from '../command.ts'
import { findTenant, tenantOption } from '../find-tenant.ts'
import { choosePassword, passwordAbout, passwordOption } from '../password-source.ts'
import { Email, Name, readOption, Role } from '../read-option.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `An agent gets visitors of the groups that they are in.
${passwordAbout}`,
  options: {
    tenant: tenantOption,
    email: { type: 'string', value: '<address>', about: 'unique in the installation', required: true },
    name: { type: 'string', about: 'that visitors see', required: true },
    role: { type: 'string', value: '<role>', about: 'owner, admin, supervisor or agent', default: 'agent' },
    groups: { type: 'string', value: '<ids>', about: 'comma-separated ids of groups', default: 'default' },
    'password-stdin': passwordOption,
  },
  examples: [
    'foyer user create --tenant shop --email ben@shop.example --name Ben --role admin',
    'foyer user create --tenant shop --email ben@shop.example --name Ben --groups default,orders --json',
  ],
  async run({ env, values, readInput, finish }) {
    const email = readOption('email', Email, values.email)
    const nick = readOption('name', Name, values.name)
    const role = readOption('role', Role, values.role)
    const groupIds = [...new Set(values.groups.split(',').filter((id) => id !== ''))]
    const { password, isGenerated } = await choosePassword(values['password-stdin'], { env, readInput })
    const agentId = await withDatabase(env, async ({ db, now, operator }) => {
      const tenant = await findTenant(db, values.tenant)
      const known = (await storedGroups(db, tenant.id)).map(({ id }) => id)
      const unknown = groupIds.filter((id) => !known.includes(id))
      if (unknown.length > 0) throw new Error(`no group ${unknown.join(', ')}`)
      await assertStrong(password, [nick, email, tenant.name])
      const by = { actor: operatorOf(tenant.id, operator), now }
      const agent = { email, nick, role, password, groupIds }
      const created = await db.transaction().execute((trx) => createAgent(trx, tenant.id, agent, by))
      return created.agentId
    })
    finish({ id: agentId, tenant: values.tenant, email, role, ...(isGenerated && { password }) }, [
      `created  ${email} (${role})`,
      ...(isGenerated ? [`password ${password} (shown only now)`] : []),
    ])
    return undefined
  },
})

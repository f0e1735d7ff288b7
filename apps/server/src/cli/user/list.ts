import { columns } from '../columns.ts'
import { defineCommand } from '../command.ts'
import { dateText } from '../date-text.ts'
import { findTenant } from '../find-tenant.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: '',
  options: { tenant: { type: 'string', value: '<key>', about: 'only those of one tenant' } },
  examples: ['foyer user list', 'foyer user list --tenant shop --json'],
  async run({ env, values, finish }) {
    const users = await withDatabase(env, async ({ db }) => {
      const tenant = values.tenant === undefined ? undefined : await findTenant(db, values.tenant)
      const rows = await db
        .selectFrom('agents as a')
        .innerJoin('tenants as t', 't.id', 'a.tenant_id')
        .select([
          'a.id',
          't.key as tenant',
          'a.email',
          'a.nick as name',
          'a.role',
          'a.is_disabled as isDisabled',
          'a.max_threads as maxThreads',
          'a.created_at as createdAt',
        ])
        .$if(tenant !== undefined, (query) => query.where('a.tenant_id', '=', tenant?.id ?? 0))
        .orderBy('a.tenant_id')
        .orderBy('a.id')
        .execute()
      return rows.map(({ isDisabled, ...user }) => ({ ...user, isActive: !isDisabled }))
    })
    finish(
      { users },
      columns(
        ['TENANT', 'EMAIL', 'NAME', 'ROLE', 'STATE', 'LIMIT', 'CREATED'],
        users.map(({ tenant, email, name, role, isActive, maxThreads, createdAt }) => [
          tenant,
          email,
          name,
          role,
          isActive ? 'active' : 'deactivated',
          String(maxThreads),
          dateText(createdAt ?? undefined),
        ]),
      ),
    )
    return undefined
  },
})

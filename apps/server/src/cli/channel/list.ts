import { columns } from '../columns.ts'
import { defineCommand } from '../command.ts'
import { findTenant } from '../find-tenant.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: '',
  options: { tenant: { type: 'string', value: '<key>', about: 'only those of one tenant' } },
  examples: ['foyer channel list', 'foyer channel list --tenant shop --json'],
  async run({ env, values, finish }) {
    const channels = await withDatabase(env, async ({ db }) => {
      const tenant = values.tenant === undefined ? undefined : await findTenant(db, values.tenant)
      return db
        .selectFrom('channels as c')
        .innerJoin('tenants as t', 't.id', 'c.tenant_id')
        .select(['t.key as tenant', 'c.key', 'c.name', 'c.group_id as group'])
        .$if(tenant !== undefined, (query) => query.where('c.tenant_id', '=', tenant?.id ?? 0))
        .orderBy('c.tenant_id')
        .orderBy('c.id')
        .execute()
    })
    finish(
      { channels },
      columns(
        ['TENANT', 'CHANNEL', 'NAME', 'GROUP'],
        channels.map(({ tenant, key, name, group }) => [tenant, key, name, group ?? 'default']),
      ),
    )
    return undefined
  },
})

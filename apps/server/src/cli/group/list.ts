import { storedGroups } from '../../features/routing/save-group.ts'
import { columns } from '../columns.ts'
import { defineCommand } from '../command.ts'
import { findTenant, tenantOption } from '../find-tenant.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: 'With --json each group has the shape that foyer group save takes.',
  options: { tenant: tenantOption },
  examples: ['foyer group list --tenant shop', 'foyer group list --tenant shop --json'],
  async run({ env, values, finish }) {
    const groups = await withDatabase(env, async ({ db }) =>
      storedGroups(db, (await findTenant(db, values.tenant)).id),
    )
    finish(
      { groups },
      columns(
        ['ID', 'NAME', 'AGENTS', 'QUEUE LIMIT', 'HOURS', 'CHANNELS'],
        groups.map(({ id, name, agents, queueLimit, hours, channels }) => [
          id,
          name,
          String(agents.length),
          String(queueLimit),
          hours === null ? 'always open' : hours.timeZone,
          channels.join(', '),
        ]),
      ),
    )
    return undefined
  },
})

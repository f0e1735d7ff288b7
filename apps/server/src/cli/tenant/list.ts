import { columns } from '../columns.ts'
import { defineCommand } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about:
    'Shows their keys, names, languages, time zones, and how many channels and enabled agents they have.',
  options: {},
  examples: ['foyer tenant list', 'foyer tenant list --json'],
  async run({ env, finish }) {
    const tenants = await withDatabase(env, ({ db }) =>
      db
        .selectFrom('tenants as t')
        .leftJoin('agents as a', (join) =>
          join.onRef('a.tenant_id', '=', 't.id').on('a.is_disabled', '=', false),
        )
        .leftJoin('channels as c', 'c.tenant_id', 't.id')
        .select(({ fn }) => [
          't.id',
          't.key',
          't.name',
          't.locale',
          't.time_zone as timeZone',
          fn.count<number>('c.id').distinct().as('channels'),
          fn.count<number>('a.id').distinct().as('agents'),
        ])
        .groupBy('t.id')
        .orderBy('t.id')
        .execute(),
    )
    finish(
      { tenants },
      columns(
        ['KEY', 'NAME', 'LANGUAGE', 'TIME ZONE', 'CHANNELS', 'AGENTS'],
        tenants.map(({ key, name, locale, timeZone, channels, agents }) => [
          key,
          name,
          locale,
          timeZone,
          String(channels),
          String(agents),
        ]),
      ),
    )
    return undefined
  },
})

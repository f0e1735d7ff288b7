import { operatorOf } from '../../audit/write-audit.ts'
import { setFileRules, StoredFileRules } from '../../features/files/file-rules.ts'
import { defineCommand, UsageError } from '../command.ts'
import { findTenant, tenantOption } from '../find-tenant.ts'
import { readOption } from '../read-option.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `Programs, scripts, installers, disk images and documents with macros are refused unless they are
allowed here. Denied types win. Both lists are replaced; without an option they are shown.`,
  options: {
    tenant: tenantOption,
    allow: { type: 'string', value: '<types>', about: 'extensions that are taken, as js,sh' },
    deny: { type: 'string', value: '<types>', about: 'extensions that are refused, as zip,rar' },
    reset: { type: 'boolean', about: 'back to the default' },
  },
  examples: [
    'foyer tenant files --tenant shop --allow js,sh --deny zip',
    'foyer tenant files --tenant shop --reset',
    'foyer tenant files --tenant shop',
  ],
  async run({ env, values, finish }) {
    const { allow, deny, reset } = values
    const isChange = allow !== undefined || deny !== undefined || reset
    if (reset && (allow !== undefined || deny !== undefined))
      throw new UsageError('--reset goes with neither --allow nor --deny')
    const wanted = {
      allow: readOption('allow', StoredFileRules.shape.allow, listOf(allow)),
      deny: readOption('deny', StoredFileRules.shape.deny, listOf(deny)),
    }
    const rules = await withDatabase(env, async ({ db, now, operator }) => {
      const tenant = await findTenant(db, values.tenant)
      const by = { actor: operatorOf(tenant.id, operator), now }
      if (isChange)
        await db.transaction().execute((trx) => setFileRules(trx, tenant, reset ? null : wanted, by))
      const { file_rules: stored } = await db
        .selectFrom('tenants')
        .select('file_rules')
        .where('id', '=', tenant.id)
        .executeTakeFirstOrThrow()
      return StoredFileRules.safeParse(stored ?? {}).data ?? { allow: [], deny: [] }
    })
    finish({ tenant: values.tenant, ...rules }, [
      `allowed: ${rules.allow.join(', ') || 'nothing beyond the default'}`,
      `denied:  ${rules.deny.join(', ') || 'nothing beyond the default'}`,
    ])
    return undefined
  },
})

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

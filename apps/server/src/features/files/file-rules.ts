import { z } from 'zod'
import { defaultFileRules, type FileRules } from '@foyer/core/files/blocked-file.ts'
import type { Deps } from '../../deps.ts'

const Extension = z
  .string()
  .regex(/^\.?[a-z0-9_-]{1,20}$/i)
  .transform((text) => text.replace('.', '').toLowerCase())
const Extensions = z.array(Extension).max(200).default([])
const StoredRules = z.strictObject({ allow: Extensions, deny: Extensions })

/** What a tenant changes about the files that are refused. An operator writes it, so it may be anything. */
export async function fileRules({ db, log }: Deps, tenantId: number): Promise<FileRules> {
  const tenant = await db
    .selectFrom('tenants')
    .select('file_rules')
    .where('id', '=', tenantId)
    .executeTakeFirst()
  const stored = tenant?.file_rules ?? undefined
  if (stored === undefined) return defaultFileRules
  const rules = StoredRules.safeParse(stored)
  if (rules.success) return rules.data
  log.warn(
    { part: 'files', tenantId, issues: rules.error.issues },
    'file rules are invalid: the default counts',
  )
  return defaultFileRules
}

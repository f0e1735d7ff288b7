import { z } from 'zod'
import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import type { Trx } from '../../log/lock-thread.ts'

const Extension = z
  .string()
  .regex(/^\.?[a-z0-9_-]{1,20}$/i, { error: 'not a file extension' })
  .transform((text) => text.replace('.', '').toLowerCase())
const Extensions = z.array(Extension).max(200).default([])

/** A tenant's overrides of the refused file types; the lists are in rules/files/blocked-file.ts. */
export const StoredFileRules = z.strictObject({ allow: Extensions, deny: Extensions })
export type StoredFileRules = z.infer<typeof StoredFileRules>

/** `null` is the default. The next upload sees it. */
export async function setFileRules(
  trx: Trx,
  tenant: { id: number; key: string; name: string },
  rules: StoredFileRules | null,
  { actor, now }: { actor: AuditActor; now: number },
): Promise<void> {
  const { file_rules: before } = await trx
    .selectFrom('tenants')
    .select('file_rules')
    .where('id', '=', tenant.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const changed = changedFields({ fileRules: before }, { fileRules: rules })
  if (!changed) return
  await trx
    .updateTable('tenants')
    .set({ file_rules: rules === null ? null : JSON.stringify(rules) })
    .where('id', '=', tenant.id)
    .execute()
  const object = { kind: 'tenant', id: tenant.key, name: tenant.name } as const
  await writeAudit(trx, actor, { action: 'setFileRules', object, ...changed }, now)
}

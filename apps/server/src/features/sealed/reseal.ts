import { operatorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { sealedColumns, type SealedRow } from './sealed-columns.ts'

export type Resealed = { resealed: number; failed: number }

type Options = {
  /** Opens with all keys and seals with the first. */
  box: SecretBox
  firstKeyId: string
  operator: string
  now: number
  report: (line: string) => void
}

type Tenant = { id: number; key: string; name: string }

/**
 * Encrypts every stored secret again with the first key, page by page. A secret that cannot be opened or stored is counted
 * and left as it is. A tenant's audit row is part of its first page that changes something.
 */
export async function resealSecrets(db: Db, options: Options): Promise<Record<string, Resealed>> {
  const { report } = options
  const counts = Object.fromEntries(sealedColumns.map(({ name }) => [name, { resealed: 0, failed: 0 }]))
  const tenants = await db.selectFrom('tenants').select(['id', 'key', 'name']).orderBy('id').execute()
  for (const tenant of tenants) {
    const storePage = pageOf(db, tenant, options)
    for (const { name, pages } of sealedColumns)
      for await (const rows of pages(db, tenant.id, options.firstKeyId)) {
        const { resealed, failed } = await storePage(rows)
        const total = counts[name]
        if (!total) continue
        total.resealed += resealed
        total.failed += failed
        if (failed > 0) report(`${tenant.key}: ${failed} of ${name} could not be encrypted again`)
      }
  }
  return counts
}

function pageOf(db: Db, tenant: Tenant, { box, firstKeyId, operator, now, report }: Options) {
  let isAudited = false

  async function store(rows: readonly Opened[]): Promise<void> {
    await db.transaction().execute(async (trx: Trx) => {
      for (const row of rows) await row.store(trx, box.seal(row.secret, row.about))
      if (isAudited) return
      const object = { kind: 'tenant', id: tenant.key, name: tenant.name } as const
      const change = { action: 'resealSecrets', object, after: { key: firstKeyId } } as const
      await writeAudit(trx, operatorOf(tenant.id, operator), change, now)
    })
    isAudited = true
  }

  return async (rows: readonly SealedRow[]): Promise<Resealed> => {
    const opened = rows.flatMap((row): Opened[] => {
      const secret = box.open(row.sealed, row.about)
      return secret === undefined ? [] : [{ ...row, secret }]
    })
    if (opened.length === 0) return { resealed: 0, failed: rows.length }
    const stored = await attempt(opened)
    return { resealed: stored, failed: rows.length - stored }
  }

  /** The whole page, or else each row alone, so that one that cannot be stored stops no other. */
  async function attempt(rows: readonly Opened[]): Promise<number> {
    try {
      await store(rows)
      return rows.length
    } catch (error) {
      if (rows.length === 1) {
        report(`${tenant.key}: ${error instanceof Error ? error.message : String(error)}`)
        return 0
      }
    }
    let stored = 0
    for (const row of rows) stored += await attempt([row])
    return stored
  }
}

type Opened = SealedRow & { secret: string }

import { sql } from 'kysely'
import type { AuditFilters } from '@foyer/contract/desk/audit.ts'
import type { Db } from '../../platform/db/pool.ts'

/** Newest first. An index has each single filter in this order. */
export function auditRows(db: Db, tenantId: number, filters: AuditFilters, cursor?: string) {
  const { actor, action, object, from, to } = filters
  return db
    .selectFrom('audit_log')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .$if(actor !== undefined, (query) => {
      if (actor === 'operator' || actor === 'system')
        return query.where('actor_kind', '=', actor).where('actor_id', 'is', null)
      return query.where('actor_kind', '=', 'agent').where('actor_id', '=', Number(actor))
    })
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(object !== undefined, (query) => query.where('object_kind', '=', object?.kind ?? ''))
    .$if(object?.id !== undefined, (query) => query.where('object_id', '=', object?.id ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('at', '<=', to ?? 0))
    .$if(cursor !== undefined, (query) => query.where(sql<boolean>`(at, id) < ${placeOf(cursor ?? '')}`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRows>['execute']>>[number]

/** The place of a row in the order, for `cursor`. */
export function cursorOf({ at, id }: Pick<AuditRow, 'at' | 'id'>): string {
  return `${at}.${id}`
}

/** Cursors are checked by their schema, except that the id may be no number. */
function placeOf(cursor: string) {
  const [at, id] = cursor.split('.')
  const number = /^\d{1,18}$/.test(id ?? '') ? id : '0'
  return sql`(${at}::bigint, ${number}::bigint)`
}

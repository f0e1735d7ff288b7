import {
  deleteTicketType,
  listTicketTypes,
  orderTicketTypes,
  saveTicketType,
  type ListedType,
} from '@foyer/contract/desk/ticket-types.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { sql } from 'kysely'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { requireMay } from '../../../identity/require-may.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { randomId } from '../../../platform/random.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'
import { counted } from './form-uses.ts'

async function typesOf(db: Db, tenantId: number): Promise<ListedType[]> {
  const [types, counts] = await Promise.all([
    db
      .selectFrom('ticket_types as t')
      .innerJoin('form_templates as f', (join) =>
        join.onRef('f.tenant_id', '=', 't.tenant_id').onRef('f.id', '=', 't.form_id'),
      )
      .select(['t.id', 't.name', 't.form_id', 't.is_archived', 't.version', 'f.title'])
      .where('t.tenant_id', '=', tenantId)
      .orderBy('t.place')
      .orderBy('t.id')
      .execute(),
    db
      .selectFrom('tickets')
      .select(['type_id', (row) => row.fn.countAll<number>().as('count')])
      .where('tenant_id', '=', tenantId)
      .groupBy('type_id')
      .execute(),
  ])
  const byType = new Map(counts.map(({ type_id, count }) => [type_id, count]))
  return types.map((row) => ({
    typeId: row.id,
    typeName: row.name,
    formId: row.form_id,
    formTitle: row.title,
    isArchived: row.is_archived,
    version: row.version,
    tickets: byType.get(row.id) ?? 0,
  }))
}

/** Changes of the types follow one another: their order is over all of them. */
async function lockedTypes(trx: Trx, tenantId: number): Promise<ListedType[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket-types:${tenantId}`}, 0))`.execute(trx)
  return typesOf(trx, tenantId)
}

function auditedType({ typeName, formTitle, isArchived }: ListedType) {
  return { name: typeName, form: formTitle, isArchived }
}

const listTicketTypesRoute = serve(listTicketTypes, async (_input, { db }, caller) => {
  requireMay(caller, 'editForms')
  return { types: await typesOf(db, caller.tenantId) }
})

const mostTypes = 200

const saveTicketTypeRoute = serve(saveTicketType, async (input, { db, clock }, caller) => {
  requireMay(caller, 'editForms')
  const { tenantId } = caller
  const { typeId = randomId(), version, formId, isArchived } = input
  const name = cleanText(input.typeName).trim()
  if (name === '') throw new Failed('request.invalid')
  return db.transaction().execute(async (trx) => {
    const types = await lockedTypes(trx, tenantId)
    const before = types.find((type) => type.typeId === typeId)
    if (input.typeId !== undefined && !before) throw new Failed('object.unknown')
    if (before && version !== undefined && version !== before.version) return { type: before, isStale: true }
    if (!before && types.length >= mostTypes) throw new Failed('request.tooMany')
    await assertForTickets(trx, tenantId, formId)
    const values = {
      name,
      form_id: formId,
      is_archived: isArchived,
      version: (before?.version ?? 0) + 1,
      updated_at: clock.now(),
      updated_by: caller.agentId,
    }
    await trx
      .insertInto('ticket_types')
      .values({ tenant_id: tenantId, id: typeId, place: types.length, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
      .execute()
    const type = (await typesOf(trx, tenantId)).find((one) => one.typeId === typeId)
    if (!type) throw new Failed('object.unknown')
    const object = { kind: 'ticketType', id: typeId, name } as const
    const change = changedFields(before ? auditedType(before) : {}, auditedType(type))
    await writeAudit(trx, actorOf(caller), { action: 'saveTicketType', object, ...change }, clock.now())
    return { type, isStale: false }
  })
})

/** Locked against its deletion until the type leads to it. */
async function assertForTickets(trx: Trx, tenantId: number, formId: string): Promise<void> {
  const form = await trx
    .selectFrom('form_templates')
    .select('is_for_tickets')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', formId)
    .forShare()
    .executeTakeFirst()
  if (!form) throw new Failed('object.unknown')
  if (!form.is_for_tickets) throw new Failed('request.invalid')
}

const orderTicketTypesRoute = serve(orderTicketTypes, async ({ typeIds }, { db, clock }, caller) => {
  requireMay(caller, 'editForms')
  const { tenantId } = caller
  await db.transaction().execute(async (trx) => {
    const types = await lockedTypes(trx, tenantId)
    const wanted = [...new Set(typeIds)].map((id) => {
      const type = types.find(({ typeId }) => typeId === id)
      if (!type) throw new Failed('object.unknown')
      return type
    })
    const ordered = [...wanted, ...types.filter((type) => !wanted.includes(type))]
    for (const [place, { typeId }] of ordered.entries())
      await trx
        .updateTable('ticket_types')
        .set({ place })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', typeId)
        .execute()
    const names = (list: readonly ListedType[]) => list.map(({ typeName }) => typeName)
    const object = { kind: 'ticketType', id: '', name: '' } as const
    const change = { before: { order: names(types) }, after: { order: names(ordered) } }
    await writeAudit(trx, actorOf(caller), { action: 'orderTicketTypes', object, ...change }, clock.now())
  })
  return {}
})

const deleteTicketTypeRoute = serve(deleteTicketType, async ({ typeId }, { db, clock }, caller) => {
  requireMay(caller, 'editForms')
  const { tenantId } = caller
  return db.transaction().execute(async (trx) => {
    const before = (await lockedTypes(trx, tenantId)).find((type) => type.typeId === typeId)
    if (!before) throw new Failed('object.unknown')
    const uses = counted('tickets', before.tickets)
    if (uses.length > 0) return { uses }
    await trx.deleteFrom('ticket_types').where('tenant_id', '=', tenantId).where('id', '=', typeId).execute()
    const object = { kind: 'ticketType', id: typeId, name: before.typeName } as const
    const change = { action: 'deleteTicketType', object, before: auditedType(before) } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
    return { uses }
  })
})

export const ticketTypesRoutes = {
  listTicketTypes: listTicketTypesRoute,
  saveTicketType: saveTicketTypeRoute,
  orderTicketTypes: orderTicketTypesRoute,
  deleteTicketType: deleteTicketTypeRoute,
}

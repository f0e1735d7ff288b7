import { fields as kinds } from '@foyer/contract/forms/fields/index.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { Db } from '@foyer/server/platform/db/pool.ts'
import { seedChannel } from './seed.ts'

export type TemplateSeed = {
  tenantId: number
  id: string
  title: string
  fields: readonly FormField[]
  isForTickets: boolean
}

/** A form; answers with the id of its type. */
export async function seedTemplate(db: Db, seed: TemplateSeed): Promise<string> {
  const values = {
    title: seed.title,
    fields: JSON.stringify(seed.fields),
    is_for_tickets: seed.isForTickets,
    updated_at: Date.now(),
  }
  const { type_id } = await db
    .insertInto('form_templates')
    .values({ tenant_id: seed.tenantId, id: seed.id, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
    .returning('type_id')
    .executeTakeFirstOrThrow()
  return type_id
}

/**
 * A second channel of a tenant, whose leave-message screen makes tickets, and the form that it asks for: one field of
 * every kind. For development; tests seed what they need.
 */
export async function seedTicketChannel(db: Db, tenant: { tenantId: number; tenantKey: string }) {
  const id = 'damage'
  const fields = Object.values(kinds).map(({ example }): FormField => emptied(example))
  await seedTemplate(db, { tenantId: tenant.tenantId, id, title: 'Damage', fields, isForTickets: true })
  const key = `${tenant.tenantKey}-tickets`
  const config = { leaveMsgMode: true, leaveMsgType: 'ticket', leaveMsgWoType: id } as const
  await seedChannel(db, { ...tenant, key, config })
  return key
}

function emptied(field: FormField): FormField {
  if (field.kind === 'checkbox' || field.kind === 'cascader') return { ...field, value: [] }
  return { ...field, value: '' }
}

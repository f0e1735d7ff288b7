import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import type { Template } from '@foyer/contract/tickets/template.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import {
  getTemplateFiledInfoByTemplateId,
  getTemplateFiledInfoByTypeId,
} from '@foyer/contract/tickets/endpoints.ts'
import type { TicketTemplate } from '../../rules/tickets/decide-ticket.ts'
import type { Db } from '../../platform/db/pool.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'

type Named = { templateId?: string | undefined; typeId?: string | undefined }

/** A form of the tenant that visitors may open tickets with, and its type; any other is unknown to them. */
async function findTemplate(
  db: Db,
  tenantId: number,
  { templateId, typeId }: Named,
): Promise<TicketTemplate> {
  const type = await findType(db, tenantId, { templateId, typeId })
  // A type may lead to another form by now than the one that the visitor has open.
  const formId = templateId ?? type?.form_id
  const row = await db
    .selectFrom('form_templates')
    .select(['id', 'type_id', 'title', 'fields'])
    .where('tenant_id', '=', tenantId)
    .where('is_for_tickets', '=', true)
    .$if(formId !== undefined, (query) => query.where('id', '=', formId ?? ''))
    .$if(!type && typeId !== undefined, (query) => query.where('type_id', '=', typeId ?? ''))
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return {
    id: row.id,
    typeId: type?.id ?? row.type_id,
    title: type?.name ?? row.title,
    fields: row.fields,
  }
}

/** The type of that id, archived or not; without an id the first one that the form has now. A form may have none. */
function findType(db: Db, tenantId: number, { templateId, typeId }: Named) {
  return db
    .selectFrom('ticket_types')
    .select(['id', 'name', 'form_id'])
    .where('tenant_id', '=', tenantId)
    .$if(typeId !== undefined, (query) => query.where('id', '=', typeId ?? ''))
    .$if(typeId === undefined, (query) =>
      query.where('form_id', '=', templateId ?? '').where('is_archived', '=', false),
    )
    .orderBy('place')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Earlier versions of a form that a visitor may still have open, the newest first. */
export async function earlierTemplates(
  db: Db,
  tenantId: number,
  template: TicketTemplate,
): Promise<TicketTemplate[]> {
  const rows = await db
    .selectFrom('form_versions')
    .select('fields')
    .where('tenant_id', '=', tenantId)
    .where('form_id', '=', template.id)
    .orderBy('version', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ fields }) => ({ ...template, fields }))
}

/** The template that a new ticket names by its id, its type or both; undefined for the type that has none. */
export async function namedTemplate(
  db: Db,
  tenantId: number,
  { woType, woTypeId }: { woType: string; woTypeId: string },
): Promise<TicketTemplate | undefined> {
  if (woType === '' && woTypeId === ticketDefaults.typeId) return undefined
  return findTemplate(db, tenantId, { typeId: woTypeId, ...(woType !== '' && { templateId: woType }) })
}

function toWireTemplate({ typeId, title, fields }: TicketTemplate): Template {
  const items = fields.map((field) => {
    const { chooseValue: _, ...item } = encodeField(field)
    return item
  })
  return { woType: { typeId, typeName: title }, items }
}

const getTemplateFiledInfoByTemplateIdRoute = serve(
  getTemplateFiledInfoByTemplateId,
  async ({ templateId }, deps, visitor) => {
    deps.limits.take(limitRules.read, visitor.userId)
    await visitorThread(deps, visitor)
    return toWireTemplate(await findTemplate(deps.db, visitor.tenantId, { templateId }))
  },
)

const getTemplateFiledInfoByTypeIdRoute = serve(
  getTemplateFiledInfoByTypeId,
  async ({ typeId }, deps, visitor) => {
    deps.limits.take(limitRules.read, visitor.userId)
    await visitorThread(deps, visitor)
    return toWireTemplate(await findTemplate(deps.db, visitor.tenantId, { typeId }))
  },
)

export const templatesRoutes = {
  getTemplateFiledInfoByTemplateId: getTemplateFiledInfoByTemplateIdRoute,
  getTemplateFiledInfoByTypeId: getTemplateFiledInfoByTypeIdRoute,
}

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

type Named = { templateId?: string; typeId?: string }

/** A form of the tenant that visitors may open tickets with; any other is unknown to them. */
async function findTemplate(
  db: Db,
  tenantId: number,
  { templateId, typeId }: Named,
): Promise<TicketTemplate> {
  const row = await db
    .selectFrom('form_templates')
    .select(['id', 'type_id', 'title', 'fields'])
    .where('tenant_id', '=', tenantId)
    .where('is_for_tickets', '=', true)
    .$if(templateId !== undefined, (query) => query.where('id', '=', templateId ?? ''))
    .$if(typeId !== undefined, (query) => query.where('type_id', '=', typeId ?? ''))
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return { id: row.id, typeId: row.type_id, title: row.title, fields: row.fields }
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

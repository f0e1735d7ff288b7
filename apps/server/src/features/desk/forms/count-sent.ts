import { isFields, parseJson, str } from '@foyer/contract/readers.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** Counts a form that an agent sent. A form in the log is a copy and does not name its template. */
export async function countSent(db: Db, tenantId: number, msgContent: string): Promise<void> {
  const content = parseJson(msgContent)
  const formId = isFields(content) ? str(content, 'formId') : ''
  if (formId === '') return
  await db
    .updateTable('form_templates')
    .set((form) => ({ sent: form('sent', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', formId)
    .execute()
}

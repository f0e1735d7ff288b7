import type { FormUse } from '@foyer/contract/desk/forms.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { ChannelConfigs } from '../../channel/channel-configs.ts'

type Asked = { tenantId: number; formId: string; sent: number }

/** Channels and types of tickets that ask for a form. */
export async function leadingTo(
  db: Db,
  configs: ChannelConfigs,
  { tenantId, formId }: Omit<Asked, 'sent'>,
): Promise<FormUse[]> {
  const channels = await db
    .selectFrom('channels')
    .select(['id', 'name', 'config'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const types = await db
    .selectFrom('ticket_types')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('form_id', '=', formId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  return [
    ...channels
      .filter(({ id, config }) => configs.read({ tenantId, channelId: id, config }).leaveMsgWoType === formId)
      .map(({ name }) => ({ kind: 'channel' as const, name })),
    ...types.map(({ name }) => ({ kind: 'ticketType' as const, name })),
  ]
}

/** Everything that would miss a form. */
export async function usesOf(db: Db, configs: ChannelConfigs, asked: Asked): Promise<FormUse[]> {
  const { count } = await db
    .selectFrom('tickets')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', asked.tenantId)
    .where('template_id', '=', asked.formId)
    .executeTakeFirstOrThrow()
  return [
    ...(await leadingTo(db, configs, asked)),
    ...counted('tickets', count),
    ...counted('sent', asked.sent),
  ]
}

export function counted(kind: 'tickets' | 'sent', count: number): FormUse[] {
  return count > 0 ? [{ kind, count }] : []
}

import type { GroupBlocker } from '@foyer/contract/desk/groups.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { ChannelConfigs } from '../../channel/channel-configs.ts'
import { defaultGroup } from '../../routing/groups.ts'
import { countWaiting } from '../../routing/waiting.ts'
import type { lockGroups } from '../../routing/write-group.ts'

type Asked = { tenantId: number; groupId: string; groups: Awaited<ReturnType<typeof lockGroups>> }

/** What would lose its group. */
export async function blockersOf(
  trx: Trx,
  configs: ChannelConfigs,
  { tenantId, groupId, groups }: Asked,
): Promise<GroupBlocker[]> {
  const waiting = await countWaiting(trx, tenantId, groupId)
  const channels = await trx
    .selectFrom('channels')
    .select(['id', 'name', 'group_id', 'config'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const leading = channels.filter(({ id, group_id, config }) => {
    if ((group_id ?? defaultGroup) === groupId) return true
    const { groupMode, groupConfig } = configs.read({ tenantId, channelId: id, config })
    return groupMode && groupConfig.some((choice) => choice.groupId === groupId)
  })
  return [
    ...(groups.length === 1 ? [{ kind: 'only' as const }] : []),
    ...(waiting > 0 ? [{ kind: 'waiting' as const, count: waiting }] : []),
    ...leading.map(({ name }) => ({ kind: 'channel' as const, name })),
    ...groups
      .filter(({ overflow_group_id }) => overflow_group_id === groupId)
      .map(({ name }) => ({ kind: 'overflow' as const, name })),
  ]
}

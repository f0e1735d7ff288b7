import type { z } from 'zod'
import type { ChannelModel } from '@foyer/contract/desk/channel-model.ts'
import { budgetsFromWire } from '../../../rules/robot/model/wire-budget.ts'
import type { Deps } from '../../../deps.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { readChannelConfig } from '../../channel/read-channel-config.ts'
import { ChannelModelInput, type StoredChannelModel } from '../../robot/model/channel-model.ts'
import type { ModelledChannel } from '../../robot/publish/save-channel-model.ts'

/** A channel of the agent's own tenant. Another's is answered like one that does not exist. */
export async function ownModelledChannel(
  { db }: Pick<Deps, 'db'>,
  { tenantId }: AgentCaller,
  key: string,
): Promise<ModelledChannel & { language: string }> {
  const row = await db
    .selectFrom('channels')
    .select(['id', 'name', 'config'])
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  const { robotNo, language } = readChannelConfig(row.config).config
  return { tenantId, channelId: row.id, key, name: row.name, robotNo, language }
}

type Entered = { settings: ChannelModel; key?: string | undefined }

/** The settings as they are stored. A stored key goes to the endpoint that it was entered for, and to no other. */
export function inputOf(
  { settings, key }: Entered,
  stored: StoredChannelModel | undefined,
): z.output<typeof ChannelModelInput> {
  const { endpoint, budgets, ...rest } = settings
  const isSame = originOf(stored?.endpoint?.baseUrl) === originOf(endpoint?.baseUrl)
  const kept = isSame ? (stored?.endpoint?.key ?? '') : ''
  const input = ChannelModelInput.safeParse({
    ...rest,
    budgets: budgetsFromWire(budgets),
    ...(endpoint && { endpoint: { ...endpoint, key: key ?? kept } }),
  })
  if (!input.success) throw new Failed('request.invalid')
  return input.data
}

/** A path may change with a version of the endpoint; whoever answers there stays the same. */
function originOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : URL.parse(address)?.origin
}

import type { Budgets } from '../../../rules/robot/model/budget.ts'
import type { ChannelModel, ModelEndpoint } from '../../../rules/robot/model/settings.ts'
import { z } from 'zod'
import type { Db } from '../../../platform/db/pool.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'

type ChannelRef = { tenantId: number; channelId: number }

const amount = z.int().min(0).optional()
const Budget = z.object({ tokens: amount, ms: amount, micros: amount }).default({})
const price = z.number().min(0).max(1_000_000).default(0)

/** Settings of an admin for a channel's model answers. */
export const ChannelModelInput = z.object({
  isOn: z.boolean(),
  /** Without one, the installation's endpoint is asked. */
  endpoint: z
    .object({
      baseUrl: z.url({ protocol: /^https?$/ }).max(500),
      model: z.string().min(1).max(200),
      key: z.string().max(500).default(''),
      tokenField: z.enum(['max_tokens', 'max_completion_tokens']).default('max_tokens'),
      price: z.object({ read: price, written: price }).prefault({}),
    })
    .optional(),
  budgets: z.object({ tenant: Budget, channel: Budget, visitor: Budget }).prefault({}),
})

const StoredBudgets = ChannelModelInput.shape.budgets

/** A channel's own word on model answers, with its key sealed. */
export function createChannelModels(db: Db, box: SecretBox) {
  return {
    async find(ref: ChannelRef): Promise<ChannelModel | undefined> {
      const row = await db
        .selectFrom('model_channels')
        .selectAll()
        .where('tenant_id', '=', ref.tenantId)
        .where('channel_id', '=', ref.channelId)
        .executeTakeFirst()
      if (!row) return undefined
      const budgets: Budgets = StoredBudgets.parse(row.budgets)
      if (row.base_url === null || row.model === null)
        return { isOn: row.is_on, endpoint: undefined, budgets }
      const key = row.sealed_key === null ? '' : box.open(row.sealed_key, modelKeyAbout(ref))
      const endpoint: ModelEndpoint = {
        baseUrl: row.base_url,
        model: row.model,
        key: key ?? '',
        tokenField: row.token_field,
        price: { read: row.price_read, written: row.price_written },
      }
      // Without its key the endpoint would only refuse us.
      return { isOn: row.is_on && key !== undefined, endpoint, budgets }
    },

    async save(ref: ChannelRef, input: z.input<typeof ChannelModelInput>): Promise<void> {
      const { isOn, endpoint, budgets } = ChannelModelInput.parse(input)
      const settings = {
        is_on: isOn,
        base_url: endpoint?.baseUrl ?? null,
        model: endpoint?.model ?? null,
        sealed_key: endpoint?.key ? box.seal(endpoint.key, modelKeyAbout(ref)) : null,
        token_field: endpoint?.tokenField ?? 'max_tokens',
        price_read: endpoint?.price.read ?? 0,
        price_written: endpoint?.price.written ?? 0,
        budgets: JSON.stringify(budgets),
      } as const
      await db
        .insertInto('model_channels')
        .values({ tenant_id: ref.tenantId, channel_id: ref.channelId, ...settings })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'channel_id']).doUpdateSet(settings))
        .execute()
    },
  }
}

/** The same as it would be read after saving. */
export function channelModelOf(input: z.input<typeof ChannelModelInput>): ChannelModel {
  const { isOn, endpoint, budgets } = ChannelModelInput.parse(input)
  return { isOn, endpoint, budgets }
}

/** Binds a sealed key to its channel. */
export function modelKeyAbout({ tenantId, channelId }: ChannelRef): string {
  return `model key of ${tenantId}:${channelId}`
}

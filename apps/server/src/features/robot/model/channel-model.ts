import type { Budgets } from '../../../rules/robot/model/budget.ts'
import type { ChannelModel, ModelEndpoint } from '../../../rules/robot/model/settings.ts'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
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
  writesAnswers: z.boolean().default(true),
  /** Whether the model chooses among the best documents where the robot is unsure. */
  reranks: z.boolean().default(false),
})

const StoredBudgets = ChannelModelInput.shape.budgets

/** Also tells when the key was entered, as far as that is known. */
export type StoredChannelModel = ChannelModel & { keySetAt: number | undefined; isKeyReadable: boolean }

/** A channel's own settings for its model, with the key sealed. */
export function createChannelModels(db: Db, box: SecretBox, clock: Pick<Clock, 'now'>) {
  async function find(ref: ChannelRef): Promise<StoredChannelModel | undefined> {
    const row = await db
      .selectFrom('model_channels')
      .selectAll()
      .where('tenant_id', '=', ref.tenantId)
      .where('channel_id', '=', ref.channelId)
      .executeTakeFirst()
    if (!row) return undefined
    const tasks = { writesAnswers: row.writes_answers, reranks: row.reranks }
    const keySetAt = row.key_set_at ?? undefined
    const budgets: Budgets = StoredBudgets.parse(row.budgets)
    if (row.base_url === null || row.model === null)
      return { isOn: row.is_on, endpoint: undefined, budgets, tasks, keySetAt, isKeyReadable: true }
    const key = row.sealed_key === null ? '' : box.open(row.sealed_key, modelKeyAbout(ref))
    const endpoint: ModelEndpoint = {
      baseUrl: row.base_url,
      model: row.model,
      key: key ?? '',
      tokenField: row.token_field,
      price: { read: row.price_read, written: row.price_written },
    }
    // Without its key the endpoint would only refuse us.
    const isKeyReadable = key !== undefined
    return { isOn: row.is_on && isKeyReadable, endpoint, budgets, tasks, keySetAt, isKeyReadable }
  }

  return {
    find,

    async save(ref: ChannelRef, input: z.input<typeof ChannelModelInput>): Promise<void> {
      const { isOn, endpoint, budgets, writesAnswers, reranks } = ChannelModelInput.parse(input)
      const before = await find(ref)
      const keySetAt = before?.endpoint?.key === endpoint?.key ? (before?.keySetAt ?? null) : clock.now()
      const settings = {
        is_on: isOn,
        base_url: endpoint?.baseUrl ?? null,
        model: endpoint?.model ?? null,
        sealed_key: endpoint?.key ? box.seal(endpoint.key, modelKeyAbout(ref)) : null,
        token_field: endpoint?.tokenField ?? 'max_tokens',
        price_read: endpoint?.price.read ?? 0,
        price_written: endpoint?.price.written ?? 0,
        budgets: JSON.stringify(budgets),
        writes_answers: writesAnswers,
        reranks,
        key_set_at: endpoint?.key ? keySetAt : null,
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
  const { isOn, endpoint, budgets, ...tasks } = ChannelModelInput.parse(input)
  return { isOn, endpoint, budgets, tasks }
}

/** Binds a sealed key to its channel. */
export function modelKeyAbout({ tenantId, channelId }: ChannelRef): string {
  return `model key of ${tenantId}:${channelId}`
}

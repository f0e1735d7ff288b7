import { encodeChannelConfig, type WireChannelConfig } from '@foyer/contract/channel/config.ts'
import { newChannelConfig } from '@foyer/contract/channel/new-channel.ts'
import { ChannelChanges } from '@foyer/contract/settings/channel-settings.ts'
import { channelLimits } from '@foyer/contract/desk/channel-limits.ts'
import {
  archiveChannel,
  createChannel,
  readChannelFile,
  renameChannel,
} from '@foyer/contract/desk/channels.ts'
import { defaultEvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { z } from 'zod'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { settingsOf, withSettings, type ChannelDocument } from '../../rules/channel/channel-settings.ts'
import { formLabels, freeKey } from './new-channel.ts'
import { readSettingsFile } from '../../rules/channel/read-settings-file.ts'
import { keyOfName } from '../../rules/setup/key-of-name.ts'
import { randomKey } from '../../platform/random.ts'
import { lockChannel, readChannel } from './stored-channel.ts'

const createChannelRoute = serve(
  createChannel,
  async ({ name, copyOf, settings }, { db, clock, limits }, caller) => {
    requireMay(caller, 'editChannels')
    limits.take(limitRules.editDraft, `${caller.tenantId}:${caller.agentId}`)
    if (copyOf !== undefined && settings !== undefined) throw new Failed('request.invalid')
    const { tenantId } = caller
    const channelId = await db.transaction().execute(async (trx) => {
      // The tenant's row is locked: two admins at once do not pass the limit together.
      const tenant = await trx
        .selectFrom('tenants')
        .select(['key', 'locale'])
        .where('id', '=', tenantId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      const channels = await trx
        .selectFrom('channels')
        .select(['group_id', 'archived_at'])
        .where('tenant_id', '=', tenantId)
        .orderBy('id')
        .execute()
      if (channels.length >= channelLimits.channels) throw new Failed('request.tooMany')
      const key = await freeKey(trx, keyOfName(name) ?? randomKey(), true)
      const source = copyOf === undefined ? undefined : await readChannel(trx, tenantId, copyOf)
      const neutral = neutralDocument({
        tenantKey: tenant.key,
        key,
        name: name.trim(),
        locale: matchLocale(tenant.locale) ?? 'en',
      })
      const document = source ? inKey(source.document, neutral.config) : neutral
      const { config, evaluate, translations } = settings
        ? withSettings(document, { ...settingsOf(document), ...z.encode(ChannelChanges, settings) })
        : document
      await trx
        .insertInto('channels')
        .values({
          tenant_id: tenantId,
          key,
          name: name.trim(),
          config: JSON.stringify(config),
          evaluate: JSON.stringify(evaluate),
          translations: JSON.stringify(translations),
          group_id: await groupOf(trx, tenantId, copyOf, channels[0]?.group_id ?? null),
        })
        .execute()
      const object = { kind: 'channel', id: key, name: name.trim() } as const
      const after = { name: name.trim(), ...(copyOf !== undefined && { copyOf }) }
      await writeAudit(trx, actorOf(caller), { action: 'createChannel', object, after }, clock.now())
      return key
    })
    return { channelId }
  },
  { maxBodyBytes: channelLimits.bodyBytes },
)

type Named = { tenantKey: string; key: string; name: string; locale: LocaleCode }

function neutralDocument({ tenantKey, key, name, locale }: Named): ChannelDocument {
  const config = newChannelConfig({
    tenantId: tenantKey,
    channelId: key,
    name,
    labels: formLabels(locale),
    phoneRule: locale === 'zh' ? 'mainland' : 'international',
  })
  return { config: encodeChannelConfig(config), evaluate: defaultEvaluateInfo, translations: {} }
}

/** The copy of a channel under another key. It is shown on the same sites. */
function inKey(document: ChannelDocument, { channelId }: WireChannelConfig): ChannelDocument {
  return { ...document, config: { ...document.config, channelId } }
}

/** Who answers: the same group as in the channel that is copied, otherwise as in the tenant's first channel. */
async function groupOf(trx: Trx, tenantId: number, copyOf: string | undefined, first: string | null) {
  if (copyOf === undefined) return first
  const row = await trx
    .selectFrom('channels')
    .select('group_id')
    .where('tenant_id', '=', tenantId)
    .where('key', '=', copyOf)
    .executeTakeFirst()
  return row?.group_id ?? null
}

const readChannelFileRoute = serve(
  readChannelFile,
  async ({ settings }, { limits }, caller) => {
    requireMay(caller, 'editChannels')
    limits.take(limitRules.editDraft, `${caller.tenantId}:${caller.agentId}`)
    const read = readSettingsFile(settings)
    if (!read) throw new Failed('request.invalid')
    return read
  },
  { maxBodyBytes: 2 * channelLimits.draft },
)

const renameChannelRoute = serve(renameChannel, async ({ channelId, name }, { db, clock }, caller) => {
  requireMay(caller, 'editChannels')
  await db.transaction().execute(async (trx) => {
    const channel = await lockChannel(trx, caller.tenantId, channelId)
    const next = name.trim()
    if (next === channel.name) return
    await trx
      .updateTable('channels')
      .set({ name: next })
      .where('tenant_id', '=', channel.tenantId)
      .where('id', '=', channel.id)
      .execute()
    const object = { kind: 'channel', id: channel.key, name: next } as const
    const change = { before: { name: channel.name }, after: { name: next } }
    await writeAudit(trx, actorOf(caller), { action: 'renameChannel', object, ...change }, clock.now())
  })
  return {}
})

/** Every node sees it within the time that it remembers a channel for. */
const archiveChannelRoute = serve(
  archiveChannel,
  async ({ channelId, isArchived }, { db, clock }, caller) => {
    requireMay(caller, 'editChannels')
    await db.transaction().execute(async (trx) => {
      const channel = await lockChannel(trx, caller.tenantId, channelId)
      if (isArchived === channel.isArchived) return
      await trx
        .updateTable('channels')
        .set({ archived_at: isArchived ? clock.now() : null })
        .where('tenant_id', '=', channel.tenantId)
        .where('id', '=', channel.id)
        .execute()
      const object = { kind: 'channel', id: channel.key, name: channel.name } as const
      const change = { before: { isArchived: !isArchived }, after: { isArchived } }
      await writeAudit(trx, actorOf(caller), { action: 'archiveChannel', object, ...change }, clock.now())
    })
    return {}
  },
)

export const manageChannelsRoutes = {
  createChannel: createChannelRoute,
  readChannelFile: readChannelFileRoute,
  renameChannel: renameChannelRoute,
  archiveChannel: archiveChannelRoute,
}

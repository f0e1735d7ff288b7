import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { Translations } from '@foyer/contract/settings/channel-settings.ts'
import { localiseTexts } from '@foyer/core/channel/texts.ts'
import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import { isStorableText } from '@foyer/contract/storable.ts'
import type { OpeningHours } from '../../rules/routing/hours.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { sql } from 'kysely'
import { groupFor, overflowGroups } from '../routing/groups.ts'
import type { ChannelConfigs } from './channel-configs.ts'

type Asked = {
  tenantId: number
  /** The default group, for visitors who choose none, and its overflow groups. */
  groupIds: readonly string[]
  config: Pick<ChannelConfig, 'groupMode' | 'groupConfig'>
  now: number
}

/** Whether anybody is at their desk whom visitors of a channel may get: then asking for a person is worth it. */
async function isAnybodyThere(db: Db, { tenantId, groupIds, config, now }: Asked): Promise<boolean> {
  const chosen = config.groupMode ? config.groupConfig.map((group) => group.groupId) : []
  const somebody = await db
    .selectFrom('agent_seats as s')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.id', '=', 's.agent_id'),
    )
    .innerJoin('agent_group_members as m', (join) =>
      join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.agent_id', '=', 's.agent_id'),
    )
    .select(sql`1`.as('one'))
    .where('s.tenant_id', '=', tenantId)
    .where('s.lease_until', '>', now)
    .where('a.is_disabled', '=', false)
    .where('m.group_id', 'in', [...groupIds, ...chosen])
    .limit(1)
    .executeTakeFirst()
  return somebody !== undefined
}

export type Channel = {
  tenantId: number
  tenantKey: string
  id: number
  key: string
  name: string
  config: ChannelConfig
  translations: Translations
  /** No conversation begins in it any more; tickets and help pages stay reachable. */
  isArchived: boolean
  /** When those are there who answer it, unless a visitor chooses others. */
  hours: OpeningHours | null
  /** Somebody is there to be asked for. */
  isStaffed: boolean
}

/** A channel's settings as visitors of one language read them. The channel's own language, if it has one, is every visitor's. The copies of the menus are made of the plan's. */
export function inLanguage(config: ChannelConfig, translations: Translations, locale: string): ChannelConfig {
  const code = matchLocale(config.language) ?? matchLocale(locale)
  const texts = code === undefined ? undefined : translations[code]
  if (!texts) return config
  const localised = localiseTexts(config, texts)
  return { ...localised, ...menusOf(localised.chatMenuConfigPlan.menus) }
}

/** A changed channel is seen by every other node within this time. */
const rememberMs = 5_000

/** Keys come from the outside: a flood of invented ones fills no memory, and takes no room from real channels. */
const mostUnknown = 10_000

/** Channels by their public key, remembered for a moment because every chat begins with one. */
export function createChannels(db: Db, clock: Clock, channelConfigs: ChannelConfigs) {
  const known = new Map<string, { channel: Channel; until: number }>()
  /** Keys of no channel, the oldest first. */
  const unknown = new Map<string, number>()
  const loading = new Map<string, Promise<Channel | undefined>>()
  let forgotten = 0

  async function load(key: string): Promise<Channel | undefined> {
    const row = await db
      .selectFrom('channels as c')
      .innerJoin('tenants as t', 't.id', 'c.tenant_id')
      .select([
        'c.tenant_id',
        't.key as tenant_key',
        'c.id',
        'c.key',
        'c.name',
        'c.config',
        'c.translations',
        'c.archived_at',
      ])
      .where('c.key', '=', key)
      .executeTakeFirst()
    if (!row) return undefined
    const { tenant_id: tenantId, tenant_key: tenantKey, archived_at: archivedAt, ...rest } = row
    const config = channelConfigs.read({ tenantId, channelId: row.id, config: row.config })
    const group = await groupFor(db, { tenantId, channelId: row.id }, undefined)
    const groupIds = [group, ...(await overflowGroups(db, tenantId, group))].map(({ id }) => id)
    const isStaffed = await isAnybodyThere(db, { tenantId, groupIds, config, now: clock.now() })
    return {
      tenantId,
      tenantKey,
      ...rest,
      isArchived: archivedAt !== null,
      config,
      hours: group.hours,
      isStaffed,
    }
  }

  async function lookUp(key: string): Promise<Channel | undefined> {
    const before = forgotten
    const channel = await load(key)
    // It may have been read before the change.
    if (forgotten !== before) return channel
    const until = clock.now() + rememberMs
    unknown.delete(key)
    if (channel) known.set(key, { channel, until })
    else {
      known.delete(key)
      const [oldest] = unknown.keys()
      if (oldest !== undefined && unknown.size >= mostUnknown) unknown.delete(oldest)
      unknown.set(key, until)
    }
    return channel
  }

  function remembers(key: string): boolean {
    const until = known.get(key)?.until ?? unknown.get(key) ?? 0
    return !mayBeKey(key) || until > clock.now()
  }

  return {
    /** Whether find() answers without a statement. */
    remembers,
    /** The channel has changed: who saved it looks at it next. */
    forget(key: string): void {
      forgotten += 1
      known.delete(key)
      loading.delete(key)
    },
    async find(key: string): Promise<Channel | undefined> {
      if (remembers(key)) return known.get(key)?.channel
      const pending = loading.get(key) ?? lookUp(key)
      loading.set(key, pending)
      return pending.finally(() => {
        if (loading.get(key) === pending) loading.delete(key)
      })
    },
  }
}

/** From addresses that anybody may write: neither a long key to remember nor one that PostgreSQL cannot read. */
function mayBeKey(key: string): boolean {
  return key !== '' && key.length <= 64 && isStorableText(key)
}

export type Channels = ReturnType<typeof createChannels>

import { encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { ChannelChanges, ChannelSettings, Translations } from '@foyer/contract/settings/channel-settings.ts'
import type { WireChannelChanges, WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { defaultEvaluateInfo, EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { z } from 'zod'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { Failed } from '../../platform/http/failed.ts'
import { nestedSettings } from '@foyer/core/channel/flat-settings.ts'
import type { Settings } from '@foyer/core/settings/settings.ts'
import { settingsOf, type ChannelDocument } from '../../rules/channel/channel-settings.ts'
import type { DocumentRef } from '../../settings/drafts.ts'
import { readChannelConfig } from '../channel/read-channel-config.ts'

export type StoredChannel = {
  tenantId: number
  id: number
  key: string
  name: string
  version: number
  isArchived: boolean
  document: ChannelDocument
  /** Settings that are not valid in the row and have their defaults here. */
  invalid: string[]
}

/** A channel of a tenant by its key; another tenant's is answered like one that does not exist. */
export function readChannel(db: Db | Trx, tenantId: number, key: string): Promise<StoredChannel> {
  return oneOf(rowsOf(db).where('c.tenant_id', '=', tenantId).where('c.key', '=', key))
}

/** The same, and everybody else who edits it waits: the row's lock orders its drafts and publications. */
export function lockChannel(trx: Trx, tenantId: number, key: string): Promise<StoredChannel> {
  return oneOf(rowsOf(trx).where('c.tenant_id', '=', tenantId).where('c.key', '=', key).forNoKeyUpdate('c'))
}

/** The same without waiting: undefined while somebody else holds it, or when it is gone. */
export async function tryLockChannel(
  trx: Trx,
  tenantId: number,
  key: string,
): Promise<StoredChannel | undefined> {
  const row = await rowsOf(trx)
    .where('c.tenant_id', '=', tenantId)
    .where('c.key', '=', key)
    .forNoKeyUpdate('c')
    .skipLocked()
    .executeTakeFirst()
  return row && toChannel(row)
}

function rowsOf(db: Db | Trx) {
  return db
    .selectFrom('channels as c')
    .innerJoin('tenants as t', 't.id', 'c.tenant_id')
    .select(['c.tenant_id', 't.key as tenant_key', 'c.id', 'c.key', 'c.name'])
    .select(['c.config', 'c.evaluate', 'c.translations', 'c.version', 'c.archived_at'])
}

async function oneOf(query: ReturnType<typeof rowsOf>): Promise<StoredChannel> {
  return toChannel(await query.executeTakeFirstOrThrow(() => new Failed('object.unknown')))
}

type ChannelRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

function toChannel(row: ChannelRow): StoredChannel {
  const { config, invalid } = readChannelConfig(row.config)
  return {
    tenantId: row.tenant_id,
    id: row.id,
    key: row.key,
    name: row.name,
    version: row.version,
    isArchived: row.archived_at !== null,
    document: {
      config: encodeChannelConfig({ ...config, tenantId: row.tenant_key, channelId: row.key }),
      evaluate: EvaluateInfo.safeParse(row.evaluate).data ?? defaultEvaluateInfo,
      translations: Translations.safeParse(row.translations).data ?? {},
    },
    invalid,
  }
}

export function documentOf({ tenantId, id }: Pick<StoredChannel, 'tenantId' | 'id'>): DocumentRef {
  return { tenantId, kind: 'channel', objectId: String(id) }
}

/**
 * Stored changes as the wire has them. They may be older than the schema: a setting that is no longer valid is left out,
 * so that the others can still be edited.
 */
export function readChanges(stored: Settings): WireChannelChanges {
  const valid = Object.entries(nestedSettings(stored)).filter(
    ([name, value]) => isSetting(name) && ChannelSettings.shape[name].safeParse(value).success,
  )
  return z.encode(ChannelChanges, ChannelChanges.parse(Object.fromEntries(valid)))
}

/** A stored version. Settings that it lacks, or that are no longer valid, are those of today. */
export function readSettings(stored: object, today: ChannelDocument): WireChannelSettings {
  const { translations = {}, ...changes } = readChanges({ ...stored })
  return { ...settingsOf(today), ...changes, translations }
}

function isSetting(name: string): name is keyof typeof ChannelSettings.shape {
  return Object.hasOwn(ChannelSettings.shape, name)
}

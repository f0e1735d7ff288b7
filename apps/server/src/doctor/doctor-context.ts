import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import { createPool, type Pool } from '../platform/db/pool.ts'
import type { Resolve } from '../platform/egress/guarded-connector.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { ModelSettings } from '../rules/robot/model/settings.ts'

type AskedModel = Pick<ModelSettings, 'endpoint' | 'limits'>

/** What the checks use: connections that need nothing else to work. */
export type DoctorContext = {
  config: Config
  clock: Clock
  pool: Pool
  storage: Storage
  resolve: Resolve | undefined
  /** The models to try: those of the asking tenant's channels, or the installation's. */
  models: () => Promise<AskedModel[]>
}

/** Checks share a few connections, so that a database without a free one is found and not made worse. */
const connections = 3

/** For the command line, where no node runs. */
export function openDoctorContext(config: Config): DoctorContext & { close: () => Promise<void> } {
  const pool = createPool(config.databaseUrl, connections)
  const storage = createStorage(config)
  const { endpoint, limits } = config.model
  return {
    config,
    clock: systemClock,
    pool,
    storage,
    resolve: undefined,
    models: () => Promise.resolve(endpoint ? [{ endpoint, limits }] : []),
    async close() {
      storage.close()
      await pool.end()
    },
  }
}

/** More models than this are not tried in one run: each costs tokens. */
const mostModels = 5

/** On a node, for an agent of a tenant. */
export function doctorContextOf(deps: Deps, tenantId: number): DoctorContext {
  const { config, clock, pool, storage } = deps
  return { config, clock, pool, storage, resolve: undefined, models: () => modelsOf(deps, tenantId) }
}

async function modelsOf({ db, models, config }: Deps, tenantId: number): Promise<AskedModel[]> {
  const channels = await db.selectFrom('channels').select('id').where('tenant_id', '=', tenantId).execute()
  const settings = await Promise.all(channels.map(({ id }) => models.settingsOf({ tenantId, channelId: id })))
  const { endpoint, limits } = config.model
  const found = [...settings, endpoint && { endpoint, limits }].filter((it) => it !== undefined)
  const byEndpoint = new Map(found.map((it) => [`${it.endpoint.baseUrl} ${it.endpoint.model}`, it]))
  return [...byEndpoint.values()].slice(0, mostModels)
}

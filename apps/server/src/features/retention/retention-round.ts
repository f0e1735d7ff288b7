import type { Deps } from '../../deps.ts'
import { retentionTiming } from '../../node-timing.ts'
import { dueAt, overdueMs, shelfStates, stateOf, stepOf, type ShelfLife } from '../../rules/log/shelf-life.ts'
import { detachShelf, freezeShelf, reportTo } from './detach-shelf.ts'
import { dropShelf } from './drop-shelf.ts'
import { removeAged } from './remove-aged.ts'
import { withRetentionLock, type RetentionConnection } from './retention-connection.ts'
import { sealShelf } from './seal-shelf.ts'
import { shelfLives } from './shelf-lives.ts'

/** Names this job in logs and metrics. */
const job = 'retention'

/**
 * Takes each shelf one step further whose time has come, and removes what else is too old. One that fails is set aside and
 * tried again later; the others go on. One node at a time does this.
 */
export async function runRetention(nodeDeps: Deps): Promise<void> {
  const { clock, clockSkew } = nodeDeps
  const before = clock.now()
  // A clock that is ahead would remove what must be kept, so it is compared once more.
  await clockSkew.measure()
  if (!clockSkew.isTrusted()) return
  // The whole round is at the time that was compared: a clock that jumps later moves nothing.
  const at = Math.min(before, clock.now())
  const deps: Deps = { ...nodeDeps, clock: { ...clock, now: () => at } }
  await withRetentionLock(deps.config.databaseUrl, reportTo(deps), async (connection) => {
    const lives = await shelfLives(deps.db)
    const held = new Set(deps.quarantine.held(job).map(({ id }) => id))
    const unsealed = new Set(lives.filter((life) => stateOf(life) === 'open').map(({ id }) => id))
    for (const life of lives) {
      const step = () => takeStep(deps, connection, life, unsealed)
      if (!held.has(life.id)) await deps.quarantine.attempt(job, { tenantId: 0, id: life.id }, step)
    }
    await removeAged(deps)
  })
  await measureShelves(deps)
}

async function takeStep(
  deps: Deps,
  connection: RetentionConnection,
  life: ShelfLife,
  unsealed: ReadonlySet<number>,
): Promise<void> {
  const at = deps.clock.now()
  switch (stepOf(life, { at, sealAfterMs: retentionTiming.sealAfterMs, unsealed })) {
    case 'seal':
      return sealShelf(deps, life.id, at >= (dueAt(life) ?? Infinity))
    case 'freeze':
      return freezeShelf(deps, connection, life.id)
    case 'detach':
      return detachShelf(deps, connection, life)
    case 'drop':
      return dropShelf(deps, connection, life)
    case undefined:
      return undefined
  }
}

async function measureShelves({ db, clock, metrics }: Deps): Promise<void> {
  const lives = await shelfLives(db)
  for (const state of shelfStates)
    metrics.shelves.set({ state }, lives.filter((life) => stateOf(life) === state).length)
  const late = lives.map((life) => overdueMs(life, clock.now()))
  metrics.retentionOverdue.set(Math.max(0, ...late) / 1_000)
}

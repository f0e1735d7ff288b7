import type { Retention } from '@foyer/contract/desk/retentions.ts'
import { chooseShelf, periodOf } from './shelf.ts'

const dayMs = 86_400_000

/** Never shorter than promised, so years count as leap years. Undefined: for ever. */
const lifetimesMs = {
  '30d': 30 * dayMs,
  '90d': 90 * dayMs,
  '1y': 366 * dayMs,
  '3y': (3 * 365 + 1) * dayMs,
  keep: undefined,
} as const satisfies Record<Retention, number | undefined>

export function lifetimeMs(retention: Retention): number | undefined {
  return lifetimesMs[retention]
}

/** What has happened to a shelf, and when. */
export type ShelfLife = {
  id: number
  sealedAt: number | undefined
  frozenAt: number | undefined
  detachedAt: number | undefined
  dropAfter: number | undefined
  droppedAt: number | undefined
  postponedUntil: number | undefined
}

export const shelfStates = ['open', 'sealed', 'frozen', 'detached', 'dropped'] as const
export type ShelfState = (typeof shelfStates)[number]

export function stateOf(life: ShelfLife): ShelfState {
  if (life.droppedAt !== undefined) return 'dropped'
  if (life.detachedAt !== undefined) return 'detached'
  if (life.frozenAt !== undefined) return 'frozen'
  return life.sealedAt === undefined ? 'open' : 'sealed'
}

/** When the conversations of a shelf go: its class counts from the end of its period. Undefined: never. */
export function dueAt({ id, postponedUntil }: Pick<ShelfLife, 'id' | 'postponedUntil'>): number | undefined {
  const period = periodOf(id)
  const lifetime = period && lifetimeMs(period.retention)
  return period === undefined || lifetime === undefined
    ? undefined
    : Math.max(period.endsAt + lifetime, postponedUntil ?? 0)
}

export type ShelfStep = 'seal' | 'freeze' | 'detach' | 'drop'

type Now = { at: number; sealAfterMs: number; unsealed: ReadonlySet<number> }

/**
 * The next step of a shelf, if its time has come. A shelf is not sealed while sessions may still begin on it, because
 * there is none of a later period. One that is due is detached although freezing it has failed.
 */
export function stepOf(life: ShelfLife, { at, sealAfterMs, unsealed }: Now): ShelfStep | undefined {
  const period = periodOf(life.id)
  if (!period || life.droppedAt !== undefined) return undefined
  if (life.detachedAt !== undefined) return at >= (life.dropAfter ?? Infinity) ? 'drop' : undefined
  if (life.sealedAt === undefined) {
    const isOver =
      at >= period.endsAt + sealAfterMs && chooseShelf(period.retention, at, unsealed) !== life.id
    return isOver ? 'seal' : undefined
  }
  if (at >= (dueAt(life) ?? Infinity)) return 'detach'
  return life.frozenAt === undefined ? 'freeze' : undefined
}

/** For how long a shelf should have been detached, or dropped; 0 while it is on time. */
export function overdueMs(life: ShelfLife, at: number): number {
  if (life.droppedAt !== undefined) return 0
  const due = life.detachedAt === undefined ? dueAt(life) : life.dropAfter
  return Math.max(0, at - (due ?? Infinity))
}

import type { Deps } from '../../deps.ts'

/** The last good row of each table, and the longest wait: the index of those who wait holds no others. */
const agesSql = `
select (select min(owned_since) from threads where is_open and owner_kind = 2) as waiting_since,
  (select max(finished_at) from backups where ok) as backed_up_at,
  (select max(finished_at) from restore_drills where ok) as drilled_at`

type Times = { waiting_since: number | null; backed_up_at: number | null; drilled_at: number | null }

/** Sets the gauges of ages. They are the same at every node and change slowly, so no scrape asks for them. */
export async function refreshAges({
  pool,
  clock,
  metrics,
}: Pick<Deps, 'pool' | 'clock' | 'metrics'>): Promise<void> {
  const { rows } = await pool.query<Times>({ name: 'ages', text: agesSql })
  const now = clock.now()
  const ageOf = (at: number | null | undefined, without: number) =>
    at === null || at === undefined ? without : Math.max(0, now - at) / 1000
  metrics.queueOldest.set(ageOf(rows[0]?.waiting_since, 0))
  metrics.backupAge.set(ageOf(rows[0]?.backed_up_at, Number.NaN))
  metrics.drillAge.set(ageOf(rows[0]?.drilled_at, Number.NaN))
}

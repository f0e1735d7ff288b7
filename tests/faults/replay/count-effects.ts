import type { PatientPostgres } from '../patient-postgres.ts'

/** Entries of a thread that was started, handed over, closed, started again, queued and taken, each asked for five times. */
const expected = { 1000: 2, 1200: 2, 1202: 1 } as const

export async function countEffects(postgres: PatientPostgres, thread: string): Promise<string[]> {
  const rows = await postgres.ask<{ kind: number; n: number }>(
    `select e.kind, count(*)::int n from entries e join threads t on t.tenant_id = e.tenant_id and t.id = e.thread_id
     where t.key = $1 group by e.kind`,
    [thread],
  )
  const open = await postgres.ask<{ n: number }>(
    `select count(*)::int n from sessions s join threads t on t.tenant_id = s.tenant_id and t.id = s.thread_id
     where t.key = $1 and s.last_seq is null`,
    [thread],
  )
  const counted = new Map(rows.map(({ kind, n }) => [kind, n]))
  const wrong = Object.entries(expected).filter(([kind, n]) => (counted.get(Number(kind)) ?? 0) !== n)
  return [
    ...wrong.map(
      ([kind, n]) => `${thread}: ${counted.get(Number(kind)) ?? 0} entries of kind ${kind}, not ${n}`,
    ),
    ...(open[0]?.n === 1 ? [] : [`${thread}: ${open[0]?.n} open sessions`]),
  ]
}

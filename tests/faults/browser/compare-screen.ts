import { setTimeout as sleep } from 'node:timers/promises'
import { firstEventKind } from '@foyer/server/log/rows.ts'
import { foreverMs } from '../patience.ts'
import type { PatientPostgres } from '../patient-postgres.ts'
import type { VisitorTab } from './visitor-tab.ts'

/** Everything that was written stands on the screen once, as sent, and in the order of the log. */
export async function compareScreen(
  postgres: PatientPostgres,
  tab: VisitorTab,
  written: readonly string[],
  name: string,
): Promise<string[]> {
  const deadline = Date.now() + foreverMs
  for (;;) {
    const stored = await textsOf(postgres, tab.thread)
    const [shown, unsent] = [await tab.texts(), await tab.unsent()]
    const isSame = shown.join('\n') === stored.join('\n')
    const isAll = written.every((text) => stored.filter((one) => one === text).length === 1)
    if (isSame && isAll && unsent === 0) return []
    if (Date.now() > deadline) {
      return [
        `${name}: the screen shows ${JSON.stringify(shown)} (${unsent} unsent), the log holds ${JSON.stringify(stored)}`,
      ]
    }
    await sleep(100)
  }
}

async function textsOf(postgres: PatientPostgres, thread: string): Promise<string[]> {
  const rows = await postgres.ask<{ content: string }>(
    `select e.content from entries e join threads t on t.tenant_id = e.tenant_id and t.id = e.thread_id
     where t.key = $1 and e.kind < $2 order by e.seq`,
    [thread, firstEventKind],
  )
  return rows.map(({ content }) => content)
}

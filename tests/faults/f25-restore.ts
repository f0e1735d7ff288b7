import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBackup } from '@foyer/server/backup/create-backup.ts'
import { runDrill } from '@foyer/server/backup/drill.ts'
import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { openCast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { archivingSettings, copyCluster, restoreTo } from './restore/cluster-copy.ts'
import { compareRestored } from './restore/compare-restored.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

const maxRpoMs = 60_000

/** A database is lost under traffic and restored to a moment, from a copy of the cluster and its archived log. */
export const restore: Fault = {
  id: 'F25',
  title: 'restored to a moment, from a base backup and the log',
  target: 'restored < 5 min',
  targetMs: 300_000,
  runs: 2,
  openPostgres: () => startPostgres({ durable: true, settings: archivingSettings }),
  async play({ stage, isShort }) {
    const { engines, history, postgres } = stage
    const cast = await openCast(stage, { conversations: isShort ? 10 : 30 })
    const stop = startTraffic(cast, stage, isShort ? 50 : 150)
    const problems: string[] = []
    await sleep(1_000)
    const copy = await copyCluster(engines.postgres)
    try {
      await sleep(isShort ? 2_000 : 20_000)
      const drilled = await drillBackup(stage)
      // Everything that was acknowledged by now is in the log before the mark.
      const at = Date.now()
      const acked = [...history.ops.values()].filter((op) => op.outcome === 'ok' && op.settledAt < at)
      await postgres.ask(`select pg_create_restore_point('${copy.mark}')`)
      await sleep(isShort ? 1_000 : 5_000)
      problems.push(...drilled, ...(await archiveAge(stage)))

      const startedAt = Date.now()
      const restored = await restoreTo(copy, stage.databaseUrl)
      const recoveryMs = [Date.now() - startedAt]
      stop()
      const watchers = await finish(stage, cast)
      problems.push(...(await compareRestored(restored.url, postgres, acked)))
      await restored.dispose()
      return { recoveryMs, problems, watchers }
    } finally {
      copy.remove()
    }
  },
}

/** What would be lost with the disk now: all that is younger than the archive. */
async function archiveAge({ postgres }: Stage): Promise<string[]> {
  const lookedAt = Date.now()
  await postgres.ask('select pg_switch_wal()')
  for (;;) {
    const [row] = await postgres.ask<{ at: number }>(
      `select coalesce(extract(epoch from last_archived_time) * 1000, 0)::float as at from pg_stat_archiver`,
    )
    if (row && row.at >= lookedAt) return []
    if (Date.now() - lookedAt > maxRpoMs) return ['the log was not archived within a minute']
    await sleep(100)
  }
}

/** The backup of `foyer backup`, made under traffic, and its drill. */
async function drillBackup({ databaseUrl, engines }: Stage): Promise<string[]> {
  const to = mkdtempSync(join(tmpdir(), 'foyer-f25-'))
  try {
    const { storage } = testConfig({ databaseUrl, redisUrl: engines.redis.url })
    const now = () => Date.now()
    const { path } = await createBackup({
      databaseUrl,
      storage,
      to,
      keep: undefined,
      copyAll: false,
      jobs: 2,
      now,
    })
    const { receipt } = await runDrill({
      databaseUrl,
      backup: path,
      bucket: undefined,
      keepDatabase: false,
      jobs: 2,
      now,
    })
    return receipt.findings.map(({ text }) => `drill of the backup: ${text}`)
  } finally {
    rmSync(to, { recursive: true, force: true })
  }
}

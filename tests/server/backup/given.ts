import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createBackup, type Backup, type BackupOptions } from '@foyer/server/backup/create-backup.ts'
import { runDrill, type Drill } from '@foyer/server/backup/drill.ts'
import type { Storage } from '@foyer/server/platform/storage/storage.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { upload, urlOf } from '../files/uploads.ts'

/** Backups and drills of a world, in a folder that goes with the test file. */
export function givenBackups(world: World) {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-backups-'))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))
  const now = () => Date.now()
  /** A new folder: a backup links files of older ones beside it. */
  const newFolder = () => join(root, randomUUID())

  return {
    newFolder,

    /** Into a folder of its own, unless the test names one. */
    backUp: (changes: Partial<BackupOptions> = {}): Promise<Backup> => {
      const { databaseUrl, storage } = world.node.deps.config
      const options = { databaseUrl, storage, to: newFolder(), keep: undefined, copyAll: false, jobs: 2, now }
      return createBackup({ ...options, ...changes })
    },

    drill: (backup: string, bucket?: Storage): Promise<Drill> => {
      const { databaseUrl } = world.node.deps.config
      return runDrill({ databaseUrl, backup, bucket, keepDatabase: false, jobs: 2, now })
    },

    /** A visitor with some messages and a file. */
    talkWithFile: async (text: string): Promise<{ key: string; threadId: string }> => {
      const { visitor, threadId } = await startTalk(world.http)
      for (let i = 0; i < 5; i++) await visitor.send(`${text} ${i}`)
      const url = urlOf(await upload(visitor, 'notes.txt', `${text} in a file`))
      return { key: `${world.demo.tenantId}/${/\d+-([\w-]{22})/.exec(url)?.[1] ?? ''}`, threadId }
    },

    numberOf: async (query: string, ...values: unknown[]): Promise<number> => {
      const { rows } = await world.node.deps.pool.query<{ n: number }>(query, values)
      return rows[0]?.n ?? -1
    },
  }
}

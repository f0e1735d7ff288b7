import type pg from 'pg'
import type { Storage } from '../platform/storage/storage.ts'
import type { Manifest } from './manifest.ts'

/** A backup and the database into which it was restored. */
export type Restored = {
  /** To the restored database. */
  client: pg.Client
  backup: string
  manifest: Manifest
  /** For backups whose files are in a bucket. */
  bucket: Storage | undefined
}

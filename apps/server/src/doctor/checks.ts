import type { ServerCheck } from '@foyer/contract/desk/doctor-words.ts'
import { checkAddress } from './check-address.ts'
import { checkClock, checkDatabase, checkMigrations } from './check-database.ts'
import { checkBackups, checkJobs, checkPartitions } from './check-installation.ts'
import { checkMail } from './check-mail.ts'
import { checkEmbeddings, checkModel } from './check-models.ts'
import { checkRedis } from './check-redis.ts'
import { checkDisk, checkStorage } from './check-storage.ts'
import { checkTurn } from './check-turn.ts'
import type { Check } from './run-doctor.ts'

/** What the server can check of itself. */
export const checks: Readonly<Record<ServerCheck, Check>> = {
  database: checkDatabase,
  migrations: checkMigrations,
  redis: checkRedis,
  storage: checkStorage,
  disk: checkDisk,
  mail: checkMail,
  turn: checkTurn,
  model: checkModel,
  embeddings: checkEmbeddings,
  clock: checkClock,
  address: checkAddress,
  jobs: checkJobs,
  partitions: checkPartitions,
  backups: checkBackups,
}

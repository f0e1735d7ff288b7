import { fact, failure, verdictOf, warning, type Finding, type Verdict } from './verdict.ts'

/** The oldest release that the migrations and statements are tested with. */
const oldestMajor = 15
/** Beyond this share, other programs soon find no connection. */
const busyShare = 0.9
/** Commands, the queue's listener and a new node beside the old one. */
const spareConnections = 5

export type DatabaseFacts = {
  /** As `server_version_num` says it: 150004. */
  versionNumber: number
  version: string
  encoding: string
  /** Full text and trigrams see letters beyond a to z. */
  readsLetters: boolean
  missingExtensions: readonly string[]
  /** `on`, `off`, and for commits also `local`, `remote_write` and `remote_apply`. */
  fsync: string
  synchronousCommit: string
  fullPageWrites: string
  /** Without those reserved for superusers. */
  maxConnections: number
  usedConnections: number
  /** What this node may open. */
  ownConnections: number
}

export function judgeDatabase(found: DatabaseFacts): Verdict {
  const { version, encoding, fsync, synchronousCommit, fullPageWrites } = found
  const facts = [
    fact('databaseVersion', { version }),
    fact('databaseEncoding', { encoding }),
    fact('databaseConnections', {
      used: found.usedConnections,
      max: found.maxConnections,
      own: found.ownConnections,
    }),
    fact('databaseDurability', { fsync, commit: synchronousCommit, pages: fullPageWrites }),
    ...found.missingExtensions.map((name) => fact('extensionMissing', { name })),
  ]
  return verdictOf(facts, findingsIn(found))
}

function findingsIn(found: DatabaseFacts): Finding[] {
  const isDurable = [found.fsync, found.synchronousCommit, found.fullPageWrites].every((it) => it !== 'off')
  const isTight =
    found.ownConnections + spareConnections > found.maxConnections ||
    found.usedConnections > found.maxConnections * busyShare
  return [
    ...(Math.floor(found.versionNumber / 10_000) < oldestMajor ? [failure('databaseVersion')] : []),
    ...(found.encoding === 'UTF8' && found.readsLetters ? [] : [failure('databaseLetters')]),
    ...(found.missingExtensions.length > 0 ? [failure('databaseExtension')] : []),
    ...(isDurable ? [] : [warning('databaseDurability')]),
    ...(isTight ? [warning('databaseConnections')] : []),
  ]
}

export type PendingFacts = { migrations: number; contracts: number; backfills: number }

/** A migration that the version needs is a failure; what can wait for the next quiet hour is not. */
export function judgeMigrations({ migrations, contracts, backfills }: PendingFacts): Verdict {
  return verdictOf(
    [
      fact('migrationsPending', { count: migrations }),
      ...(contracts > 0 ? [fact('contractsPending', { count: contracts })] : []),
      ...(backfills > 0 ? [fact('backfillsPending', { count: backfills })] : []),
    ],
    [
      ...(migrations > 0 ? [failure('migrate')] : []),
      ...(migrations === 0 && backfills > 0 ? [warning('migrate')] : []),
      ...(migrations === 0 && contracts > 0 ? [warning('migrateContract')] : []),
    ],
  )
}

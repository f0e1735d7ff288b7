import { describe, expect, it } from 'vitest'
import { judgeDatabase, judgeMigrations, type DatabaseFacts } from './judge-database.ts'

const good: DatabaseFacts = {
  versionNumber: 150_004,
  version: '15.4',
  encoding: 'UTF8',
  readsLetters: true,
  missingExtensions: [],
  fsync: 'on',
  synchronousCommit: 'on',
  fullPageWrites: 'on',
  maxConnections: 97,
  usedConnections: 12,
  ownConnections: 11,
}
const judged = (change: Partial<DatabaseFacts>) => {
  const { state, advice } = judgeDatabase({ ...good, ...change })
  return [state, ...advice]
}

describe('a database', () => {
  it('is fine as we recommend it, and tells what was measured', () => {
    const { state, facts } = judgeDatabase(good)
    expect(state).toBe('ok')
    expect(facts).toContainEqual({ name: 'databaseVersion', values: { version: '15.4' } })
    expect(facts).toContainEqual({ name: 'databaseConnections', values: { used: 12, max: 97, own: 11 } })
  })

  it.each([
    [{ versionNumber: 149_999 }, 'databaseVersion'],
    [{ encoding: 'SQL_ASCII', readsLetters: false }, 'databaseLetters'],
    [{ readsLetters: false }, 'databaseLetters'],
    [{ missingExtensions: ['pg_trgm'] }, 'databaseExtension'],
  ])('fails with %j', (change, advice) => {
    expect(judged(change)).toEqual(['failed', advice])
  })

  it.each([{ fsync: 'off' }, { synchronousCommit: 'off' }, { fullPageWrites: 'off' }])(
    'warns with %j',
    (change) => {
      expect(judged(change)).toEqual(['warning', 'databaseDurability'])
    },
  )

  it.each(['local', 'remote_write', 'remote_apply'])(
    'commits with %s survive a crash',
    (synchronousCommit) => {
      expect(judged({ synchronousCommit })).toEqual(['ok'])
    },
  )

  it.each([{ maxConnections: 15 }, { usedConnections: 90 }])('has too few connections with %j', (change) => {
    expect(judged(change)).toEqual(['warning', 'databaseConnections'])
  })

  it('may have just enough connections', () => {
    expect(judged({ maxConnections: 16, usedConnections: 14 })).toEqual(['ok'])
  })

  it('PostgreSQL 18 is fine', () => {
    expect(judged({ versionNumber: 180_000 })).toEqual(['ok'])
  })

  it('tells of everything at once, failures first', () => {
    expect(judged({ fsync: 'off', versionNumber: 140_000 })).toEqual([
      'failed',
      'databaseVersion',
      'databaseDurability',
    ])
  })
})

describe('migrations', () => {
  it.each([
    [{ migrations: 0, contracts: 0, backfills: 0 }, ['ok']],
    [{ migrations: 1, contracts: 0, backfills: 0 }, ['failed', 'migrate']],
    [{ migrations: 2, contracts: 1, backfills: 1 }, ['failed', 'migrate']],
    [{ migrations: 0, contracts: 0, backfills: 1 }, ['warning', 'migrate']],
    [{ migrations: 0, contracts: 2, backfills: 0 }, ['warning', 'migrateContract']],
  ])('%j', (pending, expected) => {
    const { state, advice } = judgeMigrations(pending)
    expect([state, ...advice]).toEqual(expected)
  })

  it('names only what is pending', () => {
    const { facts } = judgeMigrations({ migrations: 0, contracts: 0, backfills: 3 })
    expect(facts.map(({ name }) => name)).toEqual(['migrationsPending', 'backfillsPending'])
  })
})

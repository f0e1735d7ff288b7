import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabaseIfMissing } from './local-engines.ts'
import { answersQueries } from './postgres-ready.ts'
import { isAlive } from './process-table.ts'
import { redisCommand } from './redis-command.ts'
import { startPostgres } from './start-postgres.ts'
import type { Postgres } from './start-postgres.ts'
import { startRedis } from './start-redis.ts'
import { startRedisCluster } from './start-redis-cluster.ts'
import { waitUntil } from './wait-until.ts'

async function query(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

describe('the engines of the run', () => {
  it('are provided to every db test', async () => {
    expect(await answersQueries(inject('databaseUrl'))).toBe(true)
    expect(await redisCommand(Number(new URL(inject('redisUrl')).port), 'PING')).toBe('PONG')
  })
})

describe('startPostgres', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres({
      durable: true,
      settings: { shared_preload_libraries: 'pg_stat_statements', shared_buffers: '64MB' },
    })
    await query(postgres.url, 'create table kept (n int)')
  })
  afterAll(() => postgres.dispose())

  it('applies durability and the given settings', async () => {
    expect(await query(postgres.url, `select current_setting('fsync') as answer`)).toBe('on')
    expect(await query(postgres.url, `select current_setting('synchronous_commit') as answer`)).toBe('on')
    expect(await query(postgres.url, `select current_setting('max_connections') as answer`)).toBe('200')
    expect(await query(postgres.url, `select current_setting('shared_buffers') as answer`)).toBe('64MB')
    await query(postgres.url, 'create extension pg_stat_statements')
  })

  const ends = {
    'stop -m fast': () => postgres.stop('fast'),
    'stop -m immediate': () => postgres.stop('immediate'),
    'kill -9': () => postgres.kill9(),
  }
  it.each(Object.entries(ends))('comes back on the same port with its data after %s', async (_name, end) => {
    const before = Number(await query(postgres.url, 'select count(*) as answer from kept'))
    const { url, pid } = postgres
    // A connection that is open while the server goes away, as a pool would have.
    const open = new pg.Client({ connectionString: url })
    open.on('error', () => undefined)
    await open.connect()
    await open.query('insert into kept values (1)')
    await end()
    expect(isAlive(pid)).toBe(false)
    expect(await answersQueries(url)).toBe(false)
    await postgres.restart()
    expect(Number(await query(url, 'select count(*) as answer from kept'))).toBe(before + 1)
  })

  it('starts in spite of a stale postmaster.pid that names a living process', async () => {
    await postgres.kill9()
    writeFileSync(join(postgres.dir, 'data', 'postmaster.pid'), `${process.pid}\n${postgres.dir}/data\n`)
    await postgres.restart()
    expect(await answersQueries(postgres.url)).toBe(true)
  })

  it('is silent while paused', async () => {
    postgres.pause()
    expect(await answersQueries(postgres.url, 200)).toBe(false)
    postgres.resume()
    await waitUntil(
      () => answersQueries(postgres.url),
      () => 'still silent',
    )
  })

  it('makes a missing database once', async () => {
    await createDatabaseIfMissing(postgres.url, 'odd "name"')
    await createDatabaseIfMissing(postgres.url, 'odd "name"')
    const sql = `select count(*)::int as answer from pg_database where datname = 'odd "name"'`
    expect(await query(postgres.url, sql)).toBe(1)
  })
})

describe('startRedis', () => {
  it('comes back empty on the same port after kill -9', async () => {
    const redis = await startRedis()
    await redisCommand(redis.port, 'SET', 'key', 'value')
    expect(await redisCommand(redis.port, 'GET', 'key')).toBe('value')
    await redis.kill9()
    await expect(redisCommand(redis.port, 'PING')).rejects.toThrow()
    await redis.restart()
    expect(await redisCommand(redis.port, 'DBSIZE')).toBe('0')
    await redis.dispose()
  })

  it('is silent while paused', async () => {
    const redis = await startRedis()
    redis.pause()
    await expect(redisCommand(redis.port, 'PING')).rejects.toThrow('silent')
    redis.resume()
    expect(await redisCommand(redis.port, 'PING')).toBe('PONG')
    await redis.dispose()
  })
})

describe('startRedisCluster', () => {
  it('shares the slots among three masters, and a node keeps its place over kill -9', async () => {
    const cluster = await startRedisCluster(3)
    expect(cluster.nodes).toHaveLength(3)
    // The slots of these two keys belong to different nodes.
    const answers = await Promise.allSettled(
      cluster.nodes.map((node) => redisCommand(node.port, 'SPUBLISH', '{a}', 'hello')),
    )
    expect(answers.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
    const [node] = cluster.nodes
    await node?.kill9()
    await node?.restart()
    await waitUntil(
      async () => (await redisCommand(node?.port ?? 0, 'CLUSTER', 'INFO')).includes('cluster_state:ok'),
      () => 'the node does not come back',
    )
    await cluster.dispose()
  })
})

describe('a process that started engines', () => {
  const program = `
    const { startPostgres } = await import('./start-postgres.ts')
    const { startRedis } = await import('./start-redis.ts')
    const [postgres, redis] = await Promise.all([startPostgres({ durable: false }), startRedis()])
    console.log(JSON.stringify({ pids: [postgres.pid, redis.pid], dir: postgres.dir }))
    const end = process.env.END
    if (end === 'exit') process.exit(0)
    if (end === 'throw') throw new Error('as a bug would')
    process.kill(process.pid, end)
    setInterval(() => {}, 1000)
  `
  it.each(['exit', 'throw', 'SIGINT', 'SIGTERM'])('leaves nothing behind on %s', async (end) => {
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: import.meta.dirname,
      env: { ...process.env, END: end },
    })
    const { stdout } = await run.catch((error: { stdout: string }) => error)
    const { pids, dir } = JSON.parse(stdout) as { pids: number[]; dir: string }
    expect(pids.filter(isAlive)).toEqual([])
    expect(existsSync(dir)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { judgeClock } from './judge-clock.ts'
import { judgeDisk } from './judge-disk.ts'
import { judgePartitions } from './judge-partitions.ts'
import { judgeRedis, type RedisFacts } from './judge-redis.ts'
import type { Verdict } from './verdict.ts'

const short = ({ state, advice }: Verdict) => [state, ...advice]
const gigabyte = 1024 ** 3

describe('Redis', () => {
  const good: RedisFacts = { version: '7.2.4', policy: 'noeviction', maxMemoryBytes: 0, pingMs: 0.4 }

  it.each<[Partial<RedisFacts>, string[]]>([
    [{}, ['ok']],
    [{ version: '8.0.1' }, ['ok']],
    [{ version: '6.2.14' }, ['failed', 'redisVersion']],
    [{ version: '' }, ['failed', 'redisVersion']],
    [{ policy: 'allkeys-lru', maxMemoryBytes: gigabyte }, ['warning', 'redisPolicy']],
    // Without a limit nothing is ever evicted.
    [{ policy: 'allkeys-lru', maxMemoryBytes: 0 }, ['ok']],
    [{ policy: '', maxMemoryBytes: gigabyte }, ['ok']],
    [{ pingMs: 101 }, ['warning', 'redisSlow']],
  ])('%j', (change, expected) => {
    expect(short(judgeRedis([{ ...good, ...change }]))).toEqual(expected)
  })

  it('one bad member of a cluster is enough', () => {
    expect(short(judgeRedis([good, { ...good, version: '6.0.0' }]))).toEqual(['failed', 'redisVersion'])
  })
})

describe('disks', () => {
  it.each([
    ['half full', 50, 100, ['ok']],
    ['a large disk at two percent', 20, 1_000, ['ok']],
    ['a small disk with room', 4, 10, ['ok']],
    ['little in bytes and percent', 2, 100, ['warning', 'diskLow']],
    ['nothing', 0.4, 100, ['failed', 'diskFull']],
  ])('%s', (_name, free, total, expected) => {
    const disk = { path: '/data', freeBytes: free * gigabyte, totalBytes: total * gigabyte }
    expect(short(judgeDisk([disk]))).toEqual(expected)
  })

  it('are told in gigabytes with one digit', () => {
    const disk = { path: '/data', freeBytes: 12.34 * gigabyte, totalBytes: 99.96 * gigabyte }
    expect(judgeDisk([disk]).facts[0]?.values).toEqual({ path: '/data', free: 12.3, total: 100 })
  })
})

describe('the clock', () => {
  it.each([
    [0, ['ok']],
    [2_000, ['ok']],
    [2_001, ['warning', 'clockSkew']],
    [-2_001, ['warning', 'clockSkew']],
    [10_001, ['failed', 'clockSkew']],
    [-10_001, ['failed', 'clockSkew']],
  ])('%i ms away', (skewMs, expected) => {
    expect(short(judgeClock({ skewMs, warnMs: 2_000, maxMs: 10_000 }))).toEqual(expected)
  })
})

describe('partitions', () => {
  it.each([
    [[4, 4, 4], ['ok']],
    [[4, 2, 4], ['ok']],
    [
      [4, 1, 4],
      ['warning', 'partitionsShort'],
    ],
    [
      [4, -1, 4],
      ['failed', 'partitionsShort'],
    ],
  ])('ahead: %j', (ahead, expected) => {
    expect(short(judgePartitions({ haveBegun: true, ahead }))).toEqual(expected)
  })

  it('are not needed before the log is divided', () => {
    expect(judgePartitions({ haveBegun: false, ahead: [-1] }).state).toBe('off')
  })
})

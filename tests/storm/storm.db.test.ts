import { afterAll, beforeAll, expect, it } from 'vitest'
import { benchDatabase, type BenchDatabase } from '../bench/world/database.ts'
import { startEngines, type Engines } from '../bench/world/engines.ts'
import { playBareStorm, playStorm } from './play-storm.ts'

let engines: Engines
let world: BenchDatabase
beforeAll(async () => {
  engines = await startEngines()
  world = await benchDatabase(engines)
})
afterAll(async () => {
  await world.drop()
  await engines.dispose()
})

// `pnpm bench --only storm` plays 10,000 streams and judges the time. These keep its parts working.
const small = { streams: 60, awayAtLeastMs: 0 }

it('all streams of a killed node come back to the next one and have what they missed', async () => {
  const { lateMs, heard } = await playStorm(engines, world, small)
  expect(lateMs).toHaveLength(small.streams)
  expect(heard.broken).toBe(small.streams)
})

it('so do those of the bare server that a node is compared with', async () => {
  const { lateMs } = await playBareStorm(small)
  expect(lateMs).toHaveLength(small.streams)
})

import { afterAll, beforeAll } from 'vitest'
import type { Config } from '@foyer/server/config.ts'
import type { Seams } from '@foyer/server/deps.ts'
import { givenEngines } from './given-engines.ts'
import { createWorld, type World } from './test-world.ts'

/** A world for one test file: started before its first test, gone after its last. */
export function givenWorld(seams: Seams = {}, changes: Partial<Config> = {}): World {
  let current: World | undefined
  beforeAll(async () => {
    current = await createWorld(givenEngines(), seams, changes)
  })
  afterAll(() => current?.close())

  return lazily(() => {
    if (!current) throw new Error('the world exists only inside tests')
    return current
  })
}

/** Stands for an object that comes to life later. */
function lazily<T extends object>(get: () => T): T {
  return new Proxy({} as T, { get: (_target, name) => Reflect.get(get(), name) as unknown })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/repository/root.ts'
import { sourceFiles } from '../../scripts/repository/source-files.ts'

/** A rule of a class alone, outside of any media query: where that class is at home. */
const home = /^\.(desk-[a-z-]+) \{$/gm

// Pages come when they are wanted: a name that two of them use is right until somebody has seen both.
it('every class of the desk is at home in one stylesheet', () => {
  const homes = new Map<string, Set<string>>()
  for (const file of sourceFiles('apps/desk/src/**/*.css'))
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(home))
      homes.set(name, (homes.get(name) ?? new Set()).add(file))
  expect(homes.size).toBeGreaterThan(50)
  expect([...homes].filter(([, files]) => files.size > 1)).toEqual([])
})

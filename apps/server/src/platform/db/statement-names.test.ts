import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** A connection that has prepared one text under a name refuses another text under it, but only where both meet. */
it('no two statements have the same name', () => {
  const names = globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      return [...text.matchAll(/name: ['`]([^'`]+)['`],\s*text\b/g)].map(([, name]) => name)
    })
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

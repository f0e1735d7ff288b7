import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/repository/root.ts'

/** `it('…'`, `test('…'` and what follows `.each(…)`; not `describe`, which proves nothing by itself. */
const title = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** The titles of the tests in a file, as they are written there; none if there is no such file. */
export function testTitles(file: string): string[] {
  const path = join(root, file)
  if (!existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(title)].map(([, , text = '']) =>
    text.replaceAll(/\\(.)/g, '$1'),
  )
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './root.ts'

/** For files that our own tools wrote, so that their shape is known: T is taken on trust. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a named cast reads better than many bare ones
export function readJson<T>(path: string): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(readFileSync(resolve(root, path), 'utf8')) as T
}

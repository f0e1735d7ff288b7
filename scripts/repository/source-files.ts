import { globSync } from 'node:fs'
import { root } from './root.ts'

const NOT_OURS = /(^|\/)(node_modules|dist|reports|\.dev|\.git)(\/|$)/

/** Paths, relative to the root, of the files that people write. */
export function sourceFiles(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: (path) => NOT_OURS.test(path) }).toSorted()
}

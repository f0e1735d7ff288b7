import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/repository/root.ts'
import { sourceFiles } from '../../scripts/repository/source-files.ts'

/** Tests and exhibits show what there is; they are no reason for it to be. */
const notShipped = /\.(?:test|exhibit)\.tsx?$|\.testkit\.tsx?$|^packages\/(?:i18n|testkit)\//

/** All that is shipped, as one text. */
export function shippedSource(): string {
  return sourceFiles('{apps,packages}/*/src/**/*.{ts,tsx}')
    .filter((file) => !notShipped.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

/**
 * Whether a source names a key: in quotes, or by a template that begins with a whole part of it (`note.closed.${reason}`)
 * and ends as it ends. What stands in a template's gap has no dot.
 */
export function createNaming(source: string): (key: string) => boolean {
  const quoted = new Set([...source.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/gi)].map(([, key]) => key))
  const templates = [...source.matchAll(/`((?:[a-z]\w*\.)+)\$\{[^}]*\}((?:\.\w+)*)`/gi)].map(
    ([, head = '', tail = '']) => new RegExp(`^${escaped(head)}\\w+${escaped(tail)}$`),
  )
  return (key) => quoted.has(key) || templates.some((template) => template.test(key))
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.')
}

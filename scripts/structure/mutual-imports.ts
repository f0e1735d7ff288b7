import { posix } from 'node:path'

/** The text of a source file, by its path from the repository's root. */
export type Sources = ReadonlyMap<string, string>

/** Two folders of one parent, each with an import of the other as evidence. */
export type MutualImport = { folders: readonly [string, string]; evidence: readonly [string, string] }

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g

/** Pairs of sibling folders that import each other, directly or by files of their sub-folders. */
export function mutualImports(sources: Sources): MutualImport[] {
  const edges = new Map<string, string>()
  for (const [file, text] of sources)
    for (const [, path = ''] of text.matchAll(specifier)) {
      const target = posix.join(posix.dirname(file), path)
      const pair = siblingFolders(file, target)
      const key = pair?.join(' ')
      if (key !== undefined && !edges.has(key)) edges.set(key, `${file} imports ${target}`)
    }
  return [...edges].flatMap(([key, forth]): MutualImport[] => {
    const [from = '', to = ''] = key.split(' ')
    const back = edges.get(`${to} ${from}`)
    return back !== undefined && from < to ? [{ folders: [from, to], evidence: [forth, back] }] : []
  })
}

/** The folders below the nearest common parent; undefined when one of the files is directly in that parent. */
function siblingFolders(file: string, target: string): [string, string] | undefined {
  const a = file.split('/')
  const b = target.split('/')
  const depth = a.findIndex((part, index) => part !== b[index])
  if (depth < 0 || depth >= a.length - 1 || depth >= b.length - 1) return undefined
  return [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')]
}

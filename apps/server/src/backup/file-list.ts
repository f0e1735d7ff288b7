import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { compareKeys } from '../rules/backup/compare-keys.ts'
import { places } from './manifest.ts'

const ListedFile = z.object({ key: z.string(), bytes: z.int().min(0), sha256: z.string() })

/** A stored file of a backup, one line of its list. Lines are ordered by key. */
export type ListedFile = z.infer<typeof ListedFile>

/** Line by line: an installation may have millions of files. */
export async function* readFileList(backup: string): AsyncGenerator<ListedFile> {
  const lines = createInterface({ input: createReadStream(join(backup, places.fileList)) })
  for await (const line of lines) yield ListedFile.parse(JSON.parse(line))
}

/** Finds files of an ordered list. Keys must be asked for in the same order. */
export function orderedLookup(list: AsyncGenerator<ListedFile>) {
  let current: ListedFile | undefined
  let isOver = false

  return {
    async find(key: string): Promise<ListedFile | undefined> {
      while (!isOver && (current === undefined || compareKeys(current.key, key) < 0)) {
        const next = await list.next()
        if (next.done) isOver = true
        else current = next.value
      }
      return current?.key === key ? current : undefined
    },
    close: () => list.return(undefined),
  }
}

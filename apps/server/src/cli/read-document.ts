import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { tryParse } from '../platform/try-parse.ts'
import type { Option } from './command.ts'

export const fileOption = {
  type: 'string',
  value: '<path>',
  about: 'the JSON document; without it, standard input is read',
} as const satisfies Option

type Source = { file: string | undefined; readInput: () => Promise<string> }

/** JSON from a file or from standard input. */
export async function readJson({ file, readInput }: Source): Promise<unknown> {
  const name = file ?? 'standard input'
  const text = file === undefined ? await readInput() : await readFile(file, 'utf8')
  const parsed = tryParse((): { value: unknown } => ({ value: JSON.parse(text) }))
  if (!parsed) throw new Error(`${name} is not JSON${text.trim() === '' ? ': it is empty' : ''}`)
  return parsed.value
}

/** A document of the given shape; an error names every wrong field. */
export async function readDocument<T extends z.ZodType>(shape: T, source: Source): Promise<z.output<T>> {
  const read = shape.safeParse(await readJson(source))
  if (read.success) return read.data
  throw new Error(`${source.file ?? 'standard input'} is not right:\n${z.prettifyError(read.error)}`)
}

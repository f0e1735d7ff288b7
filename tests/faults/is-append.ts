import type { Statement } from '@foyer/server/log/append-statement.ts'

/** The statement that stores entries; there is one for each shelf. */
export function isAppend({ name }: Statement): boolean {
  return name?.startsWith('append-') ?? false
}

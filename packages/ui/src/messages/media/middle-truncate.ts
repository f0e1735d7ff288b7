import { suffixOf } from '@foyer/core/files/file-kind.ts'

/** How much of a name, before its suffix, always stays: `…-11.pdf` tells two invoices apart. */
const kept = 4

/** A name in two: the start may be cut by the screen, the end with the suffix is always there to read. */
export function splitName(name: string): { start: string; end: string } {
  const suffix = suffixOf(name)
  const characters = Array.from(name)
  const length = suffix ? suffix.length + 1 + kept : kept
  if (characters.length <= length) return { start: name, end: '' }
  return { start: characters.slice(0, -length).join(''), end: characters.slice(-length).join('') }
}

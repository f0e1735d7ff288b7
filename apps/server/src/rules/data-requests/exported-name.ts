import { displayName } from '../files/display-name.ts'

/** The place of a file in the zip: the number keeps equal names apart, and nothing in the name leads out of the folder. */
export function exportedName(number: number, name: string): string {
  return `files/${String(number).padStart(4, '0')} ${displayName(name)}`
}

import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const gallery = join(import.meta.dirname, '../../apps/widget/gallery')

/** The files of exhibits, as the gallery itself names them. */
export const halls: readonly string[] = globSync(['exhibits/*.exhibit.tsx', '../src/**/*.exhibit.tsx'], {
  cwd: gallery,
})
  .map((path) => relative(gallery, join(gallery, path)).split(sep).join('/'))
  .map((path) => (path.startsWith('..') ? path : `./${path}`))
  .toSorted()

/** `../src/features/header/header.exhibit.tsx` is `features.header.header`. */
export function hallName(file: string): string {
  return file
    .replace(/^(?:\.\.\/src|\.)\//, '')
    .replace('.exhibit.tsx', '')
    .replaceAll('/', '.')
}

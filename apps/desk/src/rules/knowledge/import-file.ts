import type { ImportFormat } from '@foyer/contract/desk/knowledge-import-limits.ts'

const formats: Readonly<Record<string, ImportFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  xlsx: 'xlsx',
  md: 'markdown',
  markdown: 'markdown',
  htm: 'html',
  html: 'html',
  json: 'json',
}

/** File types that a file chooser offers. */
export const importEndings = Object.keys(formats)
  .map((ending) => `.${ending}`)
  .join(',')

/** The format of a file by the end of its name; undefined for one that is not imported. */
export function formatOf(fileName: string): ImportFormat | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(formats, ending) ? formats[ending] : undefined
}

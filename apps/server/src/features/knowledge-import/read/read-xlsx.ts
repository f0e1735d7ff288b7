import { readSheet } from 'read-excel-file/universal'
import { ZipFile } from 'yazl'
import { importLimits, type ImportProblem } from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { TableRecord } from '../../../rules/knowledge-import/table-rows.ts'
import { mostRecords, withText } from './read-table.ts'
import { unpackZip } from './unpack-zip.ts'

/**
 * The first sheet of a workbook. Its parts are unpacked within bounds and looked at first; the library gets an archive of
 * our own making, so nothing of the original that we have not seen.
 */
export async function xlsxRecords(file: Buffer): Promise<TableRecord[] | ImportProblem> {
  try {
    const parts = unpackZip(file, isPart)
    const problem = [...parts.values()].map(problemOf).find((found) => found !== undefined)
    if (problem) return problem
    const rows = await readSheet(await repacked(parts))
    return withText(rows.map((cells, at) => ({ line: at + 1, cells: cells.map(textOf) })))
  } catch (error) {
    // The library throws plain errors for whatever no spreadsheet writes.
    if (error instanceof Error) return 'unreadable'
    throw error
  }
}

/** Only what the library reads, and no name that leads out of a folder. */
function isPart(name: string): boolean {
  return (
    /^(?:\[Content_Types\]|_rels\/|docProps\/|xl\/)[\w/. -]*\.(?:xml|rels)$/.test(name) &&
    !name.includes('..')
  )
}

const place = /<(?:\w+:)?(?:row|c)\s(?:[^<>]*?\s)?r\s*=\s*["']([^"'<>]*)["']/g

/** Neither entities nor cells so far away that the empty ones between would fill the memory. */
function problemOf(part: Buffer): ImportProblem | undefined {
  const xml = part.toString('utf8')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || xml.includes('\0')) return 'unreadable'
  for (const [, reference = ''] of xml.matchAll(place)) {
    const [, column = '', row = ''] = /^([A-Z]{0,3})(\d{0,7})$/.exec(reference) ?? []
    if (column + row !== reference) return 'unreadable'
    if (Number(row) > mostRecords) return 'tooManyRows'
    if (columnNumber(column) > importLimits.columns) return 'tooManyColumns'
  }
  return undefined
}

function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

async function repacked(parts: ReadonlyMap<string, Buffer>): Promise<ArrayBuffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { compress: false })
  zip.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return new Uint8Array(Buffer.concat(chunks)).buffer
}

function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

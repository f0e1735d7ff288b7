import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type FileSize = { file: string; gzip: number }
/** What comes at once, in all and by file, and what comes later. */
export type AppSize = { gzip: number; files: FileSize[]; lazy: FileSize[] }

export function measureFile(folder: string, file: string): FileSize {
  return { file, gzip: gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength }
}

export function sizeOf(files: FileSize[], lazy: FileSize[]): AppSize {
  return { gzip: files.reduce((sum, { gzip }) => sum + gzip, 0), files, lazy }
}

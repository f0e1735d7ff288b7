import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readJson } from '../repository/read-json.ts'
import { root } from '../repository/root.ts'
import { loadedFiles } from './manifest.ts'
import type { Manifest } from './manifest.ts'

export type FileSize = { file: string; gzip: number }
export type AppSize = { gzip: number; files: FileSize[]; lazy: FileSize[] }

export function measureApp(app: 'widget' | 'desk'): AppSize {
  const dist = join(root, 'apps', app, 'dist')
  const manifestPath = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestPath)) throw new Error(`apps/${app} is not built: run pnpm build`)
  const { initial, lazy } = loadedFiles(readJson<Manifest>(manifestPath))
  const measure = (file: string): FileSize => ({
    file,
    gzip: gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength,
  })
  const files = initial.map(measure)
  return { gzip: files.reduce((sum, { gzip }) => sum + gzip, 0), files, lazy: lazy.map(measure) }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../repository/read-json.ts'
import { root } from '../repository/root.ts'
import { loadedFiles } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { measureFile, sizeOf, type AppSize } from './measure-file.ts'

export function measureApp(app: 'widget' | 'desk'): AppSize {
  const dist = join(root, 'apps', app, 'dist')
  const manifestPath = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestPath)) throw new Error(`apps/${app} is not built: run pnpm build`)
  const { initial, lazy } = loadedFiles(
    readJson<Manifest>(manifestPath),
    readFileSync(join(dist, 'index.html'), 'utf8'),
  )
  return sizeOf(
    initial.map((file) => measureFile(dist, file)),
    lazy.map((file) => measureFile(dist, file)),
  )
}

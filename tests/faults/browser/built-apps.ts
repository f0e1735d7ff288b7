import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onProcessEnd } from '@foyer/testkit/engines/process-end.ts'

const apps = ['widget', 'desk']
/** For sites, which no fault is about: whether it was built or not. */
const loader = 'loader'

/** The builds side by side, as a server serves them; undefined when somebody has not built them. */
export function builtApps(): string | undefined {
  const distOf = (app: string) => join(import.meta.dirname, '../../../apps', app, 'dist')
  if (!apps.every((app) => existsSync(join(distOf(app), 'index.html')))) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'foyer-assets-'))
  for (const app of [...apps, loader]) symlinkSync(distOf(app), join(dir, app))
  onProcessEnd(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

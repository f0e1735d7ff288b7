import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The builds side by side, as an image of the server has them. */
export async function builtApps(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-assets-'))
  const apps = join(import.meta.dirname, '../../apps')
  for (const app of ['widget', 'desk', 'loader']) await symlink(join(apps, app, 'dist'), join(dir, app))
  return dir
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../repository/root.ts'
import { measureFile, sizeOf, type AppSize } from './measure-file.ts'

/** What a site's page loads before anybody wants to chat, and what comes when somebody does. */
export function measureLoader(): AppSize {
  const dist = join(root, 'apps/loader/dist')
  if (!existsSync(join(dist, 'foyer.js'))) throw new Error('apps/loader is not built: run pnpm build')
  // The panel stands there twice: by its hash, and by a name that lasts.
  const panels = readdirSync(join(dist, 'assets')).filter((file) => file !== 'panel.js')
  const later = ['foyer-element.js', ...panels.map((file) => `assets/${file}`)]
  return sizeOf(
    [measureFile(dist, 'foyer.js')],
    later.map((file) => measureFile(dist, file)),
  )
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from '../../../packages/embed/build/build-package.ts'
import { root } from '../../../scripts/repository/root.ts'
import { bundleScript } from './bundle-script.ts'

/** A site that uses the npm package, bundled as a site would: with what is published, not with its sources. */
export async function bundleApp(app: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-embed-'))
  buildPackage(folder)
  const code = await bundleScript(join(root, 'packages/embed/samples', app), {
    format: 'es',
    alias: [
      { find: /^\.\.\/src\/(\w+)\.tsx?$/, replacement: join(folder, '$1.js') },
      { find: /^(react|react-dom)(?=$|\/)/, replacement: join(root, 'packages/embed/node_modules/$1') },
    ],
  })
  await rm(folder, { recursive: true, force: true })
  return code
}

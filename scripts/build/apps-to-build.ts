import { globSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../repository/root.ts'
import { sourceFiles } from '../repository/source-files.ts'

/** The browser apps whose bundle is missing or older than anything it is made of. Tests run the server unbuilt. */
export function appsToBuild(): string[] {
  return globSync('apps/*/package.json', { cwd: root })
    .map((file) => relative('apps', dirname(file)))
    .filter((app) => app !== 'server')
    .toSorted()
    .filter((app) => builtAt(app) < changedAt(app))
}

function builtAt(app: string): number {
  return newest(globSync(`apps/${app}/dist/**/*.{html,js,css}`, { cwd: root }))
}

function changedAt(app: string): number {
  return newest([
    'pnpm-lock.yaml',
    ...sourceFiles(`apps/${app}/{src,public}/**/*.*`, `apps/${app}/*.*`),
    ...sourceFiles(
      'packages/{calls,client,contract,core,i18n,ui}/src/**/*.*',
      'packages/i18n/locales/**/*.json',
    ),
  ])
}

function newest(files: string[]): number {
  return Math.max(0, ...files.map((file) => statSync(join(root, file)).mtimeMs))
}

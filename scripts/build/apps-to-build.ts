import { globSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../repository/root.ts'
import { sourceFiles } from '../repository/source-files.ts'

/** The browser apps whose bundle is missing or older than anything it is made of. */
export function appsToBuild(): string[] {
  return globSync('apps/*/index.html', { cwd: root })
    .map((page) => relative('apps', dirname(page)))
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
    ...sourceFiles('packages/{client,contract,core,i18n,ui}/src/**/*.*'),
  ])
}

function newest(files: string[]): number {
  return Math.max(0, ...files.map((file) => statSync(join(root, file)).mtimeMs))
}

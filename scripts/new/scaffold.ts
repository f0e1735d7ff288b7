import { readFileSync, writeFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ScaffoldError, type Tree, type Wish } from './edit-text.ts'
import { endpointEdits } from './endpoint.ts'
import { kindEdits } from './kind.ts'
import { pageEdits } from './page.ts'
import { settingEdits } from './setting.ts'

const scaffolds = { kind: kindEdits, endpoint: endpointEdits, page: pageEdits, setting: settingEdits }
export const thingsToScaffold = Object.keys(scaffolds)

type Made = { ok: true; files: string[]; next: string } | { ok: false; problem: string }

/** Writes all files of a wish, or none. */
export function scaffold(root: string, { what, ...wish }: Wish & { what: string }): Made {
  const edit = isScaffold(what) ? scaffolds[what] : undefined
  if (!edit) return { ok: false, problem: `There is no scaffold '${what}'.` }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(wish.name))
    return { ok: false, problem: 'A name is written in camelCase, like listWords.' }
  const tree: Tree = {
    read: (file) => readFileSync(join(root, file), 'utf8'),
    has: (file) => existsSync(join(root, file)),
  }
  try {
    const { files, next } = edit(tree, wish)
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return { ok: true, files: Object.keys(files), next }
  } catch (error) {
    if (error instanceof ScaffoldError) return { ok: false, problem: error.message }
    throw error
  }
}

function isScaffold(what: string): what is keyof typeof scaffolds {
  return Object.hasOwn(scaffolds, what)
}

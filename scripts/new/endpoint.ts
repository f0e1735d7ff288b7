import { after, before, type Edits, ScaffoldError, type Tree, type Wish, words } from './edit-text.ts'

const routes = 'apps/server/src/routes.ts'

/** An endpoint of the desk: its definition in the area's file, its handler, and its row among the routes. */
export function endpointEdits(tree: Tree, { name, area }: Wish): Edits {
  const contract = `packages/contract/src/desk/${area ?? ''}.ts`
  const handler = `apps/server/src/features/desk/${area ?? ''}/${name}.ts`
  if (!area || area === 'api' || !tree.has(contract))
    throw new ScaffoldError('Name an area of packages/contract/src/desk, like --area words.')
  if (tree.has(handler)) throw new ScaffoldError(`${handler} is there already.`)
  const table = before(
    tree.read(routes),
    "import type { CallName } from '@foyer/contract/endpoints.ts'\n",
    `import { route as ${name} } from './features/desk/${area}/${name}.ts'\n`,
  )
  return {
    files: {
      [contract]: withImports(tree.read(contract)) + definition(name),
      [handler]: answer(name, area),
      [routes]: after(table, 'const handlers', '= {\n', `  ${name},\n`),
    },
    next: `Fill in the definition and the handler, then write tests/server/desk/${area} for it.`,
  }
}

const definition = (name: string) => `
export const ${name} = deskEndpoint('${name}', {
  summary: '${words(name)}.',
  access: 'agent',
  input: z.object({}),
  output: z.object({}),
  errors: [],
  example: { input: {}, output: {} },
})
`

const answer = (name: string, area: string) => `import { ${name} } from '@foyer/contract/desk/${area}.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(${name}, async (_input, _deps, _caller) => ({}))
`

function withImports(text: string): string {
  const zod = text.includes("import { z } from 'zod'\n") ? '' : "import { z } from 'zod'\n"
  return zod + text
}

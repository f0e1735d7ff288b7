import { after, before, type Edits, ScaffoldError, type Tree, type Wish, words } from './edit-text.ts'

const routes = 'apps/server/src/routes.ts'

/**
 * An endpoint: its definition in the area's file, its handler, its row among the routes, and its test. An area of the desk is
 * named `desk/words`, or `words` where visitors have no area of that name.
 */
export function endpointEdits(tree: Tree, { name, area }: Wish): Edits {
  const place = placeOf(tree, area)
  const { contract, feature } = place
  const handler = `apps/server/src/features/${feature}/${name}.ts`
  const test = `tests/server/${feature}/${name}.db.test.ts`
  if (tree.has(handler) || new RegExp(`^  ${name}\\b`, 'm').test(tree.read(routes)))
    throw new ScaffoldError(`The endpoint ${name} is there already.`)
  const table = before(
    tree.read(routes),
    "import type { CallName } from '@foyer/contract/endpoints.ts'\n",
    `import { ${name}Route } from './features/${feature}/${name}.ts'\n`,
  )
  return {
    files: {
      [contract]: withImports(tree.read(contract)) + definition(name, place),
      [handler]: answer(name, place),
      [routes]: after(table, 'const handlers', '= {\n', `  ${name}: ${name}Route,\n`),
      [test]: testOf(name, place),
    },
    next: `Fill in the definition and the handler, and let ${test} prove what it does.`,
  }
}

type Place = { contract: string; feature: string; maker: string; access: 'agent' | 'visitor' | 'ticket' }

function placeOf(tree: Tree, area = ''): Place {
  const visitors = `packages/contract/src/${area}/endpoints.ts`
  if (area && tree.has(visitors)) {
    const isTicket = area === 'tickets'
    const maker = isTicket ? 'ticketEndpoint' : 'endpoint'
    return { contract: visitors, feature: area, maker, access: isTicket ? 'ticket' : 'visitor' }
  }
  const name = area.replace(/^desk\//, '')
  const contract = `packages/contract/src/desk/${name}.ts`
  if (!name || name === 'api' || !tree.has(contract) || !tree.read(contract).includes('deskEndpoint('))
    throw new ScaffoldError('Name an area with endpoints, like --area session or --area desk/words.')
  return { contract, feature: `desk/${name}`, maker: 'deskEndpoint', access: 'agent' }
}

const definition = (name: string, { maker, access }: Place) => `
export const ${name} = ${maker}('${name}', {
  summary: '${words(name)}.',
  access: '${access}',
  input: z.object({}),
  output: z.object({}),
  errors: [],
  example: { input: {}, output: {} },
})
`

const answer = (
  name: string,
  { contract, feature }: Place,
) => `import { ${name} } from '${contract.replace('packages/contract/src', '@foyer/contract')}'
import { serve } from '${'../'.repeat(feature.split('/').length + 1)}platform/http/serve.ts'

export const ${name}Route = serve(${name}, async (_input, _deps, _caller) => ({}))
`

const testOf = (name: string, { feature, access }: Place) => {
  const [caller, start] = access === 'agent' ? ['Agent', 'signIn'] : ['Visitor', 'start']
  return `import { expect, it } from 'vitest'
import { ${caller} } from '@foyer/testkit/${caller.toLowerCase()}.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()

it('${feature}: ${name} answers, and refuses a caller without an identity', async () => {
  const caller = await ${caller}.${start}(world.http)
  expect((await caller.call('${name}')).body.code).toBe(200)
  expect((await world.http.call('${name}', {})).body.code).not.toBe(200)
})
`
}

function withImports(text: string): string {
  const zod = text.includes("import { z } from 'zod'\n") ? '' : "import { z } from 'zod'\n"
  return zod + text
}

import { after, before, type Edits, ScaffoldError, type Tree, type Wish, words } from './edit-text.ts'

const routes = 'apps/server/src/routes.ts'
const paths = 'packages/contract/src/paths.ts'

/**
 * An endpoint: its definition in the area's file, its handler beside those of the area, and its test. An area of the desk is
 * named `desk/words`, or `words` where visitors have no area of that name.
 */
export function endpointEdits(tree: Tree, { name, area }: Wish): Edits {
  const place = placeOf(tree, area)
  const { contract, feature } = place
  const definitions = tree.read(contract)
  if (definitions.includes(`export const ${name} =`))
    throw new ScaffoldError(`The endpoint ${name} is there already.`)
  const source = contract.replace('packages/contract/src', '@foyer/contract')
  const handlers = handlersOf(tree, source)
  const test = `tests/server/${feature}/${name}.db.test.ts`
  return {
    files: {
      [contract]: withImports(definitions) + definition(name, place),
      [handlers]: withHandler(tree.read(handlers), name, source),
      [test]: testOf(name, place),
      // Tickets have an address of their own, which browsers tell by this list.
      ...(place.access === 'ticket' && {
        [paths]: after(tree.read(paths), 'Object.keys(', '{\n', `    ${name}: true,\n`),
      }),
    },
    next: `Fill in the definition and the handler in ${handlers}, and let ${test} prove what it does.`,
  }
}

/** The first file of handlers that serves endpoints of the area. */
function handlersOf(tree: Tree, source: string): string {
  const files = [...tree.read(routes).matchAll(/from '\.\/(features\/[^']+)'/g)]
    .map(([, file = '']) => `apps/server/src/${file}`)
    .filter((file) => tree.read(file).includes(`from '${source}'`))
  const [first] = files
  if (first === undefined) throw new ScaffoldError(`No file among the routes serves ${source}.`)
  return first
}

function withHandler(text: string, name: string, source: string): string {
  const imported = text.replace(
    new RegExp(`import \\{([^}]*?),?\\s*\\} from '${source}'`),
    (_all, names: string) => `import {${names}, ${name} } from '${source}'`,
  )
  const [place = ''] = /export const \w+Routes = \{/.exec(imported) ?? []
  const handler = `const ${name}Route = serve(${name}, async (_input, _deps, _caller) => ({}))\n\n`
  const isLong = imported.includes(`${place}\n`)
  return before(imported, place, handler).replace(
    place,
    `${place}${isLong ? '\n ' : ''} ${name}: ${name}Route,`,
  )
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

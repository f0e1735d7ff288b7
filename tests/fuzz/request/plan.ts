import { visitorApi } from '@foyer/contract/api.ts'
import { deskApi } from '@foyer/contract/desk/api.ts'
import type { Endpoint } from '@foyer/contract/endpoint.ts'
import type { Random } from '../random.ts'
import { nextAddress, png, type People, type Person, type Role } from '../world/people.ts'
import { formBody, formType, mutateFile, type FileMutation } from './form.ts'
import { hostileBody, hostileHeader } from './hostile.ts'
import { mutatePage, pageOf, withPageMutation, type PageMutation } from './pages.ts'
import type { Wire } from './send.ts'
import { limitsOf, mutateField, withField, type FieldMutation } from './slots.ts'
import { validInput } from './valid-input.ts'

export type Mutation =
  | FieldMutation
  | FileMutation
  | PageMutation
  | { kind: 'header'; name: string; value: string }
  | { kind: 'body'; bytes: Buffer }

/** A request before it is written: what would be right, who sends it, and what is wrong about it. */
export type Plan = {
  name: string
  endpoint: Endpoint | undefined
  person: Person
  input: Record<string, unknown>
  path: string
  mutations: readonly Mutation[]
}

export const endpoints: readonly Endpoint[] = [...Object.values(visitorApi), ...Object.values(deskApi)]
const rightRole: Record<Endpoint['access'], readonly Role[]> = {
  public: ['anonymous', 'visitor', 'admin'],
  visitor: ['visitor'],
  ticket: ['visitor', 'link'],
  agent: ['agent', 'admin'],
}
const allRoles: readonly Role[] = ['anonymous', 'visitor', 'link', 'agent', 'admin']
/** These end what everybody else needs; now and then is enough. */
export const ending: ReadonlySet<string> = new Set([
  'chatClose',
  'closeThread',
  'refuseThread',
  'handOver',
  'takeOver',
  'takeThread',
  'blockVisitor',
  'stopWaiting',
  'signOut',
  'signOutEverywhere',
  'revokeSession',
  'revokeTicketLinks',
  'identify',
  'setPresence',
])

export function planRequest(random: Random, people: People, only: readonly string[] | undefined): Plan {
  if (only ? only.includes('pages') && random.chance(1 / only.length) : random.chance(0.08))
    return planPage(random, people)
  const some = only ? endpoints.filter(({ name }) => only.includes(name)) : endpoints
  let endpoint = random.pick(some)
  if (!only && ending.has(endpoint.name) && random.chance(0.7)) endpoint = random.pick(some)
  const person = random.pick(people[random.pick(random.chance(0.93) ? rightRole[endpoint.access] : allRoles)])
  const input = validInput(endpoint, person.live)
  const count = random.pick([0, 1, 1, 1, 1, 2, 2, 3])
  const mutations = Array.from({ length: count }, () => mutate(random, endpoint, input)).filter(
    (mutation) => mutation !== undefined,
  )
  return { name: endpoint.name, endpoint, person, input, path: endpoint.path, mutations }
}

/** One request for each limit of each number in the contract; they are sent before the random ones. */
const atLimits = endpoints.flatMap((endpoint) =>
  limitsOf(endpoint).map((mutation) => ({ endpoint, mutation })),
)

/** Undefined for an index behind the last limit, and where other endpoints were asked for. */
export function planLimit(
  random: Random,
  people: People,
  { index, only }: { index: number; only: readonly string[] | undefined },
): Plan | undefined {
  const wanted = atLimits[index]
  if (!wanted || (only && !only.includes(wanted.endpoint.name))) return undefined
  const { endpoint, mutation } = wanted
  const person = random.pick(people[random.pick(rightRole[endpoint.access])])
  const input = validInput(endpoint, person.live)
  return { name: endpoint.name, endpoint, person, input, path: endpoint.path, mutations: [mutation] }
}

function planPage(random: Random, people: People): Plan {
  const person = random.pick(people[random.pick(allRoles)])
  const path = pageOf(random, person.live)
  const count = random.pick([1, 1, 2, 3])
  const mutations = Array.from({ length: count }, () =>
    random.chance(0.2) ? { kind: 'header' as const, ...hostileHeader(random) } : mutatePage(random),
  )
  return { name: 'pages', endpoint: undefined, person, input: {}, path, mutations }
}

function mutate(random: Random, endpoint: Endpoint, input: unknown): Mutation | undefined {
  if (random.chance(0.03)) return { kind: 'body', bytes: hostileBody(random) }
  if (random.chance(0.05)) return { kind: 'header', ...hostileHeader(random) }
  if (endpoint.body === 'multipart' && random.chance(0.6)) return mutateFile(random)
  return mutateField(random, endpoint, input)
}

const wellFormedFile: FileMutation = { kind: 'file', name: 'a.png', type: 'image/png', bytes: 'png' }

/** The bytes of a plan with some of its mutations: with fewer of them, it is a smaller request of the same kind. */
export function write({ endpoint, person, input, path }: Plan, mutations: readonly Mutation[]): Wire {
  const headers: Record<string, string> = { 'x-forwarded-for': nextAddress(), ...person.headers }
  let page = { method: endpoint ? 'POST' : 'GET', path }
  let fields: unknown = input
  let file = wellFormedFile
  let body: Buffer | undefined
  for (const mutation of mutations) {
    if (mutation.kind === 'field') fields = withField(fields, mutation)
    else if (mutation.kind === 'file') file = mutation
    else if (mutation.kind === 'body') body = mutation.bytes
    else if (mutation.kind !== 'header') page = withPageMutation(page, mutation)
  }
  if (endpoint) {
    headers['content-type'] = endpoint.body === 'multipart' ? formType : 'application/json'
    body ??=
      endpoint.body === 'multipart'
        ? formBody(asFields(fields), file, png)
        : Buffer.from(JSON.stringify(fields))
  }
  for (const mutation of mutations) if (mutation.kind === 'header') headers[mutation.name] = mutation.value
  return { ...page, headers, body }
}

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

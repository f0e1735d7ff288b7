import { setTimeout as sleep } from 'node:timers/promises'
import { randomOf } from './random.ts'
import { planLimit, planRequest, write, ending, type Mutation, type Plan } from './request/plan.ts'
import { createSender, type Answered, type Sender } from './request/send.ts'
import { gather, hireAgent, signInAgain, type People } from './world/people.ts'
import type { FuzzWorld } from './world/start-world.ts'

export type Failure = {
  index: number
  name: string
  role: string
  status: number
  /** What is enough of the mutations to make it fail. */
  mutations: readonly Mutation[]
  cause: string
}

export type Result = {
  requests: number
  /** How often each endpoint answered with what: one that never says 200 was not tried in earnest. */
  answered: Map<string, Map<string, number>>
  failures: Failure[]
  slow: { index: number; name: string; ms: number }[]
  crashes: string[]
}

const lanes = 8
const slowMs = 2_000
/** What everybody has becomes stale: conversations end, files go, agents sign out. */
const gatherEvery = 1_000

/** Until `requests` are sent or `signal` ends it; what was seen until then is told either way. */
export async function run(world: FuzzWorld, { requests, seed, only, signal }: Wanted): Promise<Result> {
  const sender = createSender(world.server.address)
  const result: Result = { requests: 0, answered: new Map(), failures: [], slow: [], crashes: [] }
  let next = 0
  const isOver = () => next >= requests || result.crashes.length > 0 || signal.aborted
  const takeIndex = () => (isOver() ? undefined : next++)
  const work = { takeIndex, seed, only, result }
  await Promise.all(
    Array.from({ length: lanes }, () =>
      workThrough(world, sender, work).catch((error: unknown) => {
        // Nobody can be gathered on a node that is gone.
        if (world.server.isRunning()) throw error
        result.crashes.push(`between requests: ${tailOf(world)}`)
      }),
    ),
  )
  sender.close()
  return result
}

type Wanted = { requests: number; seed: number; only: readonly string[] | undefined; signal: AbortSignal }
type Work = Pick<Wanted, 'seed' | 'only'> & { takeIndex: () => number | undefined; result: Result }

async function workThrough(world: FuzzWorld, sender: Sender, work: Work): Promise<void> {
  const staff = await patiently(world, async () => ({
    agent: await hireAgent(world, 'agent'),
    admin: await hireAgent(world, 'admin'),
  }))
  let people: People | undefined
  let age = 0
  for (let index = work.takeIndex(); index !== undefined; index = work.takeIndex()) {
    if (!people || age >= gatherEvery) {
      people = await patiently(world, async () => {
        for (const one of [staff.agent, staff.admin]) await signInAgain(world, one)
        return gather(world, staff)
      })
      age = 0
    }
    const random = randomOf(work.seed * 1_000_003 + index)
    const { only } = work
    const plan = planLimit(random, people, { index, only }) ?? planRequest(random, people, only)
    const answer = await attempt(world, sender, plan, { index, result: work.result })
    age += ageing(plan, answer)
  }
}

/** A machine that does other work besides answers `server.busy` now and then. */
async function patiently<T>(world: FuzzWorld, act: () => Promise<T>, left = 20): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (left === 0 || !world.server.isRunning()) throw error
    await sleep(500)
    return patiently(world, act, left - 1)
  }
}

/** Whoever has ended something has less to go on with. */
function ageing({ name, mutations }: Plan, answer: Answered | undefined): number {
  if (answer?.status === 200 && ending.has(name)) return gatherEvery / 8
  return answer?.status === 401 && mutations.length === 0 ? gatherEvery / 8 : 1
}

type Try = { index: number; result: Result }

async function attempt(
  world: FuzzWorld,
  sender: Sender,
  plan: Plan,
  { index, result }: Try,
): Promise<Answered | undefined> {
  result.requests += 1
  const { name, person, mutations } = plan
  try {
    const answer = await sender.send(write(plan, mutations))
    count(result, name, answer)
    if (answer.ms > slowMs && (await isSlowAgain(sender, plan)))
      result.slow.push({ index, name, ms: answer.ms })
    if (isServerError(answer))
      result.failures.push({
        index,
        name,
        role: person.role,
        status: answer.status,
        mutations: await smaller(sender, plan),
        cause: causeOf(world, answer),
      })
    return answer
  } catch (error) {
    if (!world.server.isRunning())
      result.crashes.push(`request ${index} (${name}): the node died\n${tailOf(world)}`)
    // Else the request itself could not be written or its connection was closed: that is an answer, too.
    else if (error instanceof Error && error.message === 'no answer')
      result.slow.push({ index, name, ms: Infinity })
    return undefined
  }
}

/** The machine may have been busy with something else; it is the request only if it is slow every time. */
async function isSlowAgain(sender: Sender, plan: Plan): Promise<boolean> {
  for (let tries = 0; tries < 4; tries++) {
    await sleep(250)
    if ((await sender.send(write(plan, plan.mutations))).ms <= slowMs) return false
  }
  return true
}

function count({ answered }: Result, name: string, { status, body }: Answered): void {
  const counts = answered.get(name) ?? new Map<string, number>()
  const said = status === 200 ? 'ok' : (/"error":"([\w.]+)"/.exec(body)?.[1] ?? String(status))
  answered.set(name, counts.set(said, (counts.get(said) ?? 0) + 1))
}

function isServerError({ status, body }: Answered): boolean {
  return status >= 500 && !(status === 503 && body.includes('"server.busy"'))
}

/** One mutation that fails alone says more than three. */
async function smaller(sender: Sender, plan: Plan): Promise<readonly Mutation[]> {
  if (plan.mutations.length < 2) return plan.mutations
  for (const mutation of plan.mutations) {
    const again = await sender.send(write(plan, [mutation])).catch(() => undefined)
    if (again && isServerError(again)) return [mutation]
  }
  return plan.mutations
}

/** What the node logged about the request. */
function causeOf({ server }: FuzzWorld, { body }: Answered): string {
  const id = /"requestId":"([^"]+)"/.exec(body)?.[1]
  const line = server
    .output()
    .split('\n')
    .findLast((text) => id !== undefined && text.includes(`"${id}"`))
  const stack = line === undefined ? undefined : /"stack":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1]
  return (
    stack
      ?.split(String.raw`\n`)
      .slice(0, 6)
      .join('\n') ??
    line ??
    body
  )
}

function tailOf({ server }: FuzzWorld): string {
  return server.output().split('\n').slice(-15).join('\n')
}

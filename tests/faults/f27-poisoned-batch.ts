import { newId } from '@foyer/client/new-id.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { openCast, type Conversation } from './cast.ts'
import { startVisitor, type VirtualVisitor } from './clients/virtual-visitor.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { readLog } from './read-log.ts'
import { callNode, type Call } from './replay/call-node.ts'
import type { Stage } from './stage.ts'

/** A text that PostgreSQL refuses, whatever checks stand before it. */
const poison = 'poison'

/** Visitors of one tenant send what cannot be stored while those of another talk: only the former fail. */
export const poisonedBatch: Fault = {
  id: 'F27',
  title: 'one tenant sends entries that PostgreSQL refuses',
  target: 'nobody else gets an error',
  targetMs: Infinity,
  async play({ stage, isShort }) {
    await stage.postgres.ask(
      `alter table entries add constraint no_poison check (content <> '${poison}')`,
      [],
    )
    const cast = await openCast(stage, { conversations: isShort ? 20 : 50, pollEvery: 0 })
    const attackingTenant = await seedTenant(stage.db, 'attacker')
    const attackers = await startAttackers(stage, attackingTenant.channelKey, 20)
    const rounds = isShort ? 40 : 200
    const problems = await Promise.all([
      ...attackers.flatMap((attacker, at) => [
        attack(stage, attacker, at, { id: newId, text: poison, status: 500, rounds }),
        attack(stage, attacker, at, { id: () => `${newId()}\0`, text: 'NUL', status: 400, rounds }),
      ]),
      ...cast.conversations.map((conversation, at) => talk(stage, conversation, at, rounds)),
    ])
    for (const attacker of attackers) attacker.close()
    const watchers = await finish(stage, cast)
    await readLog({ ...stage, tenant: attackingTenant })
    return { recoveryMs: [], problems: problems.flat().slice(0, 10), watchers }
  },
}

async function startAttackers(stage: Stage, channelId: string, count: number): Promise<VirtualVisitor[]> {
  const { history } = stage
  return Promise.all(
    Array.from({ length: count }, (_, at) => {
      const address = `http://127.0.0.1:${nodeAt(stage, at).port}`
      return startVisitor({ address, history, channelId, road: 'poll' })
    }),
  )
}

type Attack = { id: () => string; text: string; status: number; rounds: number }

async function attack(
  stage: Stage,
  attacker: VirtualVisitor,
  at: number,
  { id, text, status, rounds }: Attack,
): Promise<string[]> {
  const problems: string[] = []
  for (let round = 0; round < rounds; round++) {
    const replied = await callNode(nodeAt(stage, at + round), sendOf(attacker, id(), text))
    if (replied.status !== status) problems.push(`the attacker was answered ${replied.status}`)
  }
  return problems
}

async function talk(
  stage: Stage,
  { visitor, thread }: Conversation,
  at: number,
  rounds: number,
): Promise<string[]> {
  const problems: string[] = []
  for (let round = 0; round < rounds; round++) {
    const id = newId()
    const text = `message ${round}`
    stage.history.invoke({ id, thread, by: visitor.name, text })
    const { status, data } = await callNode(nodeAt(stage, at + round), sendOf(visitor, id, text))
    if (typeof data['seq'] === 'number') stage.history.ok(id, data['seq'])
    else {
      stage.history.fail(id)
      problems.push(`${thread}: answered ${status}`)
    }
  }
  return problems
}

function sendOf({ started: { userId, token } }: VirtualVisitor, id: string, msgContent: string): Call {
  return { name: 'sendMsg', headers: { token }, input: { userId, id, msgContent, msgType: 1 } }
}

function nodeAt({ nodes }: Stage, at: number) {
  return nodes[at % 2 === 0 ? 0 : 1]
}

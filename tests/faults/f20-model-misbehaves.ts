import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import { systemClock } from '@foyer/server/platform/clock.ts'
import { createChannelModels } from '@foyer/server/features/robot/model/channel-model.ts'
import { createSecretBox } from '@foyer/server/platform/secret-box.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { Http } from '@foyer/testkit/http.ts'
import { startModelServer } from '@foyer/testkit/model/model-server.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import type { Fault } from './fault.ts'
import { isMessage, judgeAsked } from './model/judge-asked.ts'
import { kinds, type Kind } from './model/misbehaviours.ts'
import { foreverMs } from './patience.ts'
import type { Stage } from './stage.ts'

const visitorsPerKind = { short: 1, long: 3 }
const question = 'How can I send a product back?'

/** Every way in which a model is known to misbehave, all at once, each with a channel of its own, at the default limits. */
export const modelMisbehaves: Fault = {
  id: 'F20',
  title: 'the model hangs, breaks off, floods, lies',
  target: 'every question answered < 15 s, nothing grows for ever',
  targetMs: 15_000,
  runs: 1,
  async play({ stage, isShort }) {
    const byPath = new Map(kinds.map((kind) => [pathOf(kind), kind]))
    const server = await startModelServer((answer, asked) => {
      const [, first = ''] = asked.path.split('/')
      return byPath.get(first)?.behaviour(answer, asked)
    }, stage.modelPort)
    try {
      for (const kind of kinds) await openChannel(stage, kind, server.address)
      const copies = visitorsPerKind[isShort ? 'short' : 'long']
      const asked = kinds.flatMap((kind) => Array.from({ length: copies }, (_, n) => ask(stage, kind, n)))
      const results = await Promise.all(asked)
      const problems = results.flatMap((result) => result.problems)
      await waitUntil(
        () => server.open() === 0,
        () => '',
        foreverMs,
      ).catch(() => problems.push(`${server.open()} connections to the model are left open`))
      return { recoveryMs: results.map(({ ms }) => ms), problems, watchers: [] }
    } finally {
      await server.close()
    }
  },
}

const pathOf = ({ name }: Kind): string => encodeURIComponent(name)
const channelOf = ({ name }: Kind): string => `f20-${name}`

async function openChannel({ db, tenant }: Stage, kind: Kind, address: string): Promise<void> {
  const { tenantId } = tenant
  const config = { receiveMode: 'robot' } as const
  const seed = { tenantId, tenantKey: 'demo', key: channelOf(kind), config }
  const channelId = await seedChannel(db, seed)
  const endpoint = { baseUrl: `http://${address}/${pathOf(kind)}/v1`, model: kind.name }
  const models = createChannelModels(db, createSecretBox([]), systemClock)
  await models.save({ tenantId, channelId }, { isOn: true, endpoint })
}

/** One visitor asks on one node and reads along on the other. */
async function ask({ nodes }: Stage, kind: Kind, n: number): Promise<{ ms: number; problems: string[] }> {
  const [here, there] = n % 2 === 0 ? nodes : [nodes[1], nodes[0]]
  const http = new Http(`http://127.0.0.1:${here.port}`)
  const visitor = await Visitor.start(http, { channelId: channelOf(kind) })
  const reader = new Visitor(
    new Http(`http://127.0.0.1:${there.port}`, { token: visitor.started.token }),
    visitor.started,
  )
  const stream = await reader.stream()
  const id = newId()
  const answerId = answerIdOf(id)
  const since = Date.now()
  const { body } = await visitor.call('robotAsk', { question, robotNo: 'r1', id })
  const ms = Date.now() - since
  await waitUntil(
    () => stream.frames.some((frame) => isMessage(frame, answerId)),
    () => '',
    foreverMs,
  ).catch(() => undefined)
  const { sessionId } = visitor.started
  const log = await visitor.call('getSessionMsg', { sessionId })
  stream.close()
  const said = messagesOf(log.body.data).filter(({ senderType }) => senderType === 3)
  const problems = judgeAsked({ expected: kind.expected, answerId, said, frames: stream.frames })
  if (body.code !== 200) problems.push(`refused: ${body.error}`)
  return { ms, problems: problems.map((problem) => `${kind.name}: ${problem}`) }
}

type Message = { senderType: number; id: string; msgContent: string }

/** As the wire has them. */
const messagesOf = (data: Record<string, unknown>) => data['msgList'] as Message[]

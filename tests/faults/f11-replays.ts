import { newId } from '@foyer/client/new-id.ts'
import { openCast, type Conversation } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { callNode, type Call } from './replay/call-node.ts'
import { countEffects } from './replay/count-effects.ts'
import type { Stage } from './stage.ts'

const copies = 5

/** The same POST five times at once on both nodes: one effect, five equal answers. */
export const replays: Fault = {
  id: 'F11',
  title: 'the same call five times at once on both nodes',
  target: '0 extra effects',
  targetMs: Infinity,
  async play({ stage, isShort }) {
    const { history, nodes } = stage
    const cast = await openCast(stage, { conversations: isShort ? 8 : 20, pollEvery: 0 })
    const problems: string[] = []
    const replay = async (call: Call, pick: (data: Record<string, unknown>) => unknown) => {
      const answers = await Promise.all(
        Array.from({ length: copies }, (_, n) => callNode(nodes[n % 2 === 0 ? 0 : 1], call)),
      )
      const different = new Set(answers.map(({ status, data }) => `${status} ${JSON.stringify(pick(data))}`))
      if (different.size > 1) problems.push(`${call.name}: ${[...different].join(' and ')}`)
      return answers[0]?.data
    }

    for (let n = 0; n < (isShort ? 100 : 400); n++) {
      const conversation = cast.conversations[n % cast.conversations.length]
      if (!conversation) break
      const isReply = n % 3 === 2
      const { visitor, agent, thread } = conversation
      const id = newId()
      const text = `five times ${n}`
      history.invoke({ id, thread, by: isReply ? agent.name : visitor.name, text })
      const call = isReply ? replyCall(conversation, id, text) : sendCall(conversation, id, text)
      const data = await replay(call, ({ msgId, seq, msgTime }) => [msgId, seq, msgTime])
      if (typeof data?.['seq'] === 'number') history.ok(id, data['seq'])
    }
    const watchers = await finish(stage, cast)
    problems.push(...(await otherCalls(stage, cast.conversations, replay)))
    return { recoveryMs: [], problems: problems.slice(0, 10), watchers }
  },
}

type Replay = (call: Call, pick: (data: Record<string, unknown>) => unknown) => Promise<unknown>

/** Calls that change who holds a thread, and those that only read: each has one effect or none. */
async function otherCalls(stage: Stage, conversations: Conversation[], replay: Replay): Promise<string[]> {
  const whole = (data: Record<string, unknown>) => data
  const problems: string[] = []
  for (const { visitor, agent, thread } of conversations) {
    const { userId, token, pollId, sessionId } = visitor.started
    const asVisitor = { headers: { token } }
    const asAgent = { headers: agent.headers }
    await replay({ name: 'resetInfo', ...asVisitor, input: { userId, pollId, userName: 'Sam' } }, whole)
    await replay({ name: 'msgComplete', ...asVisitor, input: { userId, pollId } }, whole)
    await replay({ name: 'getSessionMsg', ...asVisitor, input: { userId, sessionId } }, whole)
    await replay({ name: 'getHistoryMsg', ...asVisitor, input: { userId, maxTime: 0 } }, whole)
    await replay({ name: 'getOfflineMsg', ...asVisitor, input: { userId, pollId } }, () => 0)
    await replay({ name: 'takeThread', ...asAgent, input: { threadId: thread } }, whole)
    await replay({ name: 'closeThread', ...asAgent, input: { threadId: thread } }, whole)
    await replay({ name: 'chatClose', ...asVisitor, input: { userId } }, whole)
    const start = { channelId: stage.tenant.channelKey, pid: 'one browser', locale: 'en' }
    await replay({ name: 'chatStart', ...asVisitor, input: start }, (data) => data['sessionId'])
    await replay({ name: 'transferAgent', ...asVisitor, input: { userId } }, ({ status }) => status)
    // The queue orders, the agent takes: again one entry each.
    await replay({ name: 'takeThread', ...asAgent, input: { threadId: thread } }, ({ thread: row }) =>
      statusOf(row),
    )
    problems.push(...(await countEffects(stage.postgres, thread)))
  }
  return problems
}

const statusOf = (row: unknown): unknown =>
  typeof row === 'object' && row && 'status' in row ? row.status : undefined

function sendCall({ visitor }: Conversation, id: string, text: string): Call {
  const { userId, token } = visitor.started
  return { name: 'sendMsg', headers: { token }, input: { userId, id, msgContent: text, msgType: 1 } }
}

function replyCall({ agent, thread }: Conversation, id: string, text: string): Call {
  return { name: 'reply', headers: agent.headers, input: { threadId: thread, id, msgContent: text } }
}

import { pathOf } from '@foyer/contract/endpoints.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { foreverMs } from './patience.ts'

/** The answer to a send is lost after the message was stored: the retry must find it, not double it. */
export const answerLost: Fault = {
  id: 'F10',
  title: 'the answer is lost after the commit',
  target: 'all end in success, p99 < 10 s',
  targetMs: 10_000,
  async play({ stage, isShort }) {
    const { history, front } = stage
    const cast = await openCast(stage, { conversations: isShort ? 20 : 50 })
    const answered = new Set<string>()
    const losing = new Set([pathOf('sendMsg'), pathOf('reply')])
    // The first answer to each message is lost; the second comes through.
    front.rule((path, request) => {
      const id = losing.has(path) ? /"id":"([^"]+)"/.exec(request)?.[1] : undefined
      if (id === undefined || answered.has(id)) return 'pass'
      answered.add(id)
      return 'cutAnswer'
    })
    const isAnswered = () => [...history.ops.values()].every(({ outcome }) => outcome !== 'info')
    for (let round = 0; round < (isShort ? 5 : 20); round++) {
      for (const [n, { agent, visitor, thread }] of cast.conversations.entries()) {
        if ((n + round) % 4 === 3) agent.reply(thread, `answer ${round}`)
        else visitor.send(`question ${round}`)
      }
      await waitUntil(isAnswered, () => 'unanswered', foreverMs).catch(() => undefined)
    }
    front.rule(undefined)

    const ops = [...history.ops.values()]
    const failed = ops.filter(({ outcome }) => outcome !== 'ok').length
    const retried = ops.filter(({ unknowns }) => unknowns > 0)
    const problems = failed > 0 ? [`${failed} of ${ops.length} did not end in success`] : []
    // The proxy looks at the first piece of a request only; a few may come in two.
    if (retried.length < ops.length * 0.8)
      problems.push(`only ${retried.length} of ${ops.length} answers were lost`)
    const recoveryMs = retried.map(({ invokedAt, settledAt }) => settledAt - invokedAt)
    return { recoveryMs, problems, watchers: await finish(stage, cast) }
  },
}

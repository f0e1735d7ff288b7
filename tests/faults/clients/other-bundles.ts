import { randomUUID } from 'node:crypto'
import { Http } from '@foyer/testkit/http.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { threadOfToken } from './thread-of-token.ts'
import type { Stage } from '../stage.ts'

/** What a bundle of another release says besides, in every call. */
type Bundle = { name: string; besides: Record<string, unknown> }

const bundles: readonly Bundle[] = [
  // A cached page of the release before: only what calls cannot do without.
  { name: 'an older bundle', besides: {} },
  // A page of the next release that reached a node of this one.
  { name: 'a newer bundle', besides: { fromNextRelease: { isNew: true }, list: [1, 'two'] } },
]

/** Starts, sends, polls and reads as bundles of other releases would. Tells what was refused. */
export async function talkAsOtherBundles({ front, history, tenant }: Stage): Promise<string[]> {
  const problems: string[] = []
  for (const { name, besides } of bundles) {
    const http = new Http(front.address)
    const visitor = await Visitor.start(http, { channelId: tenant.channelKey, pid: randomUUID(), ...besides })
    const { token, lastSeq } = visitor.started
    const thread = threadOfToken(token)
    const [id, text] = [randomUUID(), `from ${name}`]
    history.invoke({ id, thread, by: name, text })
    const sent = await visitor.call('sendMsg', { id, msgContent: text, msgType: 1, ...besides })
    if (sent.status === 200) history.ok(id, seqOf(sent.body))
    const others = [
      await visitor.call('getEventMsg', { lastSeq, ...besides }),
      await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20, ...besides }),
    ]
    const isThere = JSON.stringify(others.map(({ body }) => body)).includes(text)
    if (!isThere) problems.push(`${name} did not see its own message`)
    for (const { status, body } of [sent, ...others])
      if (status !== 200) problems.push(`${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
  }
  return problems
}

function seqOf(body: unknown): number {
  const found = /"seq":(\d+)/.exec(JSON.stringify(body))?.[1]
  return Number(found)
}

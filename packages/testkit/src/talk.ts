import { Agent } from './agent.ts'
import type { Http } from './http.ts'
import { Visitor } from './visitor.ts'

/** The public key of a visitor's thread, as the desk names it. */
export async function threadIdOf(visitor: Visitor): Promise<string> {
  const sent = await visitor.send('to learn my thread')
  return String(sent.body.data['msgId']).split('.')[0] ?? ''
}

/** A visitor who is being served by an agent. */
export async function startTalk(
  http: Http,
  agent?: Agent,
  channelId = 'demo',
): Promise<{ visitor: Visitor; agent: Agent; threadId: string }> {
  const owner = agent ?? (await Agent.signIn(http))
  const visitor = await Visitor.start(http, { channelId })
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent')
  await owner.call('takeThread', { threadId })
  return { visitor, agent: owner, threadId }
}

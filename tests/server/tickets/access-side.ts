import { demoDocuments } from '@foyer/testkit/demo-documents.ts'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Http } from '@foyer/testkit/http.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { png } from '../files/pictures.ts'
import type { Ids } from './access-calls.ts'
import { damage, givenLink, givenTemplate, must, uploadFor } from './given.ts'

export type Side = { visitor: Visitor; agent: Agent; ids: Ids; link: Http }

/** A visitor with one of everything, and an agent of the same house. */
export async function givenSide(world: World, key: string, tenantId: number): Promise<Side> {
  const { db } = world.node.deps
  const docId = newId()
  const [document] = demoDocuments
  if (!document) throw new Error('no document')
  await saveDocument(db, { tenantId, now: Date.now() }, { ...document, docId })
  const template = await givenTemplate(world, tenantId)
  const agent = await Agent.signIn(world.http, `ana@${key}.example`)
  const { visitor, threadId } = key === 'demo' ? await startTalk(world.http, agent) : await talkTo(world, key)
  const fileUrl = String(must(await uploadFor(visitor, 'a.png', await png()))['url'])
  const woId = String(must(await visitor.call('addWo', damage(template, { tenantId: key })))['woId'])
  must(await visitor.call('leaveMsg', { channelId: key, customerName: 'Sam', msgContent: 'Call me.' }))
  const { userId } = visitor.started
  const { rows } = await world.node.deps.pool.query<{ id: string }>(
    'select id from left_messages where user_id = $1',
    [userId],
  )
  const ids = { userId, woId, template, fileUrl, docId, threadId, messageId: rows[0]?.id ?? '' }
  return { visitor, agent, ids, link: (await givenLink(world, woId, tenantId)).http }
}

async function talkTo(world: World, channelId: string) {
  const visitor = await Visitor.start(world.http, { channelId })
  const sent = await visitor.send('hello')
  return { visitor, threadId: String(sent.body.data['msgId']).split('.')[0] ?? '' }
}

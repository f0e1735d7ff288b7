import { Agent } from '@foyer/testkit/agent.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { upload, urlOf } from '../server/files/uploads.ts'
import { cracked } from '../server/leave-message/given.ts'
import { answer, damage, givenTemplate, must } from '../server/tickets/given.ts'

/** The visitor whose conversation the test of upgrades continues sends this first. */
export const firstWords = 'Does the kettle switch off when it is empty?'

/** Rows of most tables, made by the server as visitors and agents make them. */
export async function seedRelease(world: World): Promise<void> {
  const { http } = world
  await seedTenant(world.node.deps.db, 'other')
  const ana = await Agent.signIn(http)

  const open = await startTalk(http, ana)
  must(await open.visitor.send(firstWords))
  must(await ana.reply(open.threadId, 'Yes, after three seconds.'))
  for (let at = 1; at <= 20; at += 1) must(await open.visitor.send(`Question ${at} about the kettle`))
  await sendFile(open.visitor)

  const closed = await startTalk(http, ana)
  must(await closed.visitor.send('Thank you, that is all.'))
  must(await ana.call('closeThread', { threadId: closed.threadId }))

  const waiting = await Visitor.start(http)
  must(await waiting.send('May I speak to a person?'))
  must(await waiting.call('transferAgent'))

  must(await (await Visitor.start(http)).send('How long does the delivery take?'))
  must(await (await Visitor.start(http, { channelId: 'other' })).send('Hello from another tenant'))
  await openTicket(world, ana)
  must(await (await Visitor.start(http)).call('leaveMsg', cracked))
}

async function sendFile(visitor: Visitor): Promise<void> {
  const url = urlOf(await upload(visitor, 'receipt.txt', 'Kettle 29.90'))
  must(await visitor.call('sendMsg', { id: 'release-file', msgContent: url, msgType: 4 }))
}

async function openTicket(world: World, agent: Agent): Promise<void> {
  const visitor = await Visitor.start(world.http)
  const opened = must(await visitor.call('addWo', damage(await givenTemplate(world))))
  must(await agent.call('replyTicket', answer(String(opened['woId']), 'We send you a new lid.')))
}

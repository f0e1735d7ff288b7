import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { ask, givenDocument } from '../robot/given.ts'
import { opener } from './given.ts'

const world = givenWorld({}, { publicUrl: 'https://chat.shop.example' })
const open = opener(world)
const owner = () => Agent.signIn(world.http, 'ana@demo.example')
const chosen = {
  channelId: 'demo',
  isOn: true,
  title: 'Harbour help',
  intros: { en: 'Hello', zh: '  ' },
  version: 0,
}

it('an admin switches it on, and everybody can read it', async () => {
  const agent = await owner()
  expect((await agent.call('saveHelpCentre', chosen)).body.code).toBe(200)
  const { body } = await agent.call('listHelpCentres', { robotNo: 'r1' })
  expect(body.data).toEqual({
    helpCentres: [
      {
        ...chosen,
        intros: { en: 'Hello' },
        version: 1,
        name: 'Shop',
        address: 'https://chat.shop.example/help/demo/',
        isArchived: false,
      },
    ],
  })
  expect(await (await open('/help/demo/en/')).text()).toContain('Where is my order?')
  const audit = await world.node.deps.db
    .selectFrom('audit_log')
    .select(['action', 'object_id', 'before', 'after'])
    .where('action', '=', 'saveHelpCentre')
    .executeTakeFirstOrThrow()
  expect(audit).toMatchObject({
    object_id: 'demo',
    before: { isOn: false },
    after: { isOn: true, title: 'Harbour help' },
  })
})

it('who has not seen the latest change does not overwrite it', async () => {
  const agent = await owner()
  expect((await agent.call('saveHelpCentre', chosen)).body).toMatchObject({ error: 'object.stale' })
  const off = { ...chosen, isOn: false, version: 1 }
  const both = await Promise.all([agent.call('saveHelpCentre', off), agent.call('saveHelpCentre', off)])
  expect(both.map(({ body }) => body.error ?? 'ok').toSorted()).toEqual(['object.stale', 'ok'])
  expect((await open('/help/demo/en/')).status).toBe(404)
  expect((await agent.call('saveHelpCentre', { ...chosen, version: 2 })).body.code).toBe(200)
})

it('a long answer of the robot ends with a link to its article, a short one does not', async () => {
  const { tenantId } = world.demo
  const answer = `<p>${'Fill it with water and vinegar, and boil it. '.repeat(20)}</p>`
  await givenDocument(world.node.deps, tenantId, {
    docId: 'long',
    question: 'How do I descale my "kettle"?',
    answer,
  })
  const visitor = await Visitor.start(world.http)
  const contentOf = async (docId: string) => {
    const { msgList } = await ask(visitor, 'Tell me', { docId })
    return String(msgList.at(-1)?.msgContent)
  }
  expect(await contentOf('long')).toBe(
    `${answer}<p><a href="https://chat.shop.example/help/demo/en/a/long-how-do-i-descale-my-kettle">Read in the help center</a></p>`,
  )
  expect((await open('/help/demo/en/a/long-how-do-i-descale-my-kettle')).status).toBe(200)
  expect(await contentOf('d1')).not.toContain('/help/')
  const agent = await owner()
  await agent.call('saveHelpCentre', { ...chosen, isOn: false, version: 3 })
  expect(await contentOf('long')).toBe(answer)
})

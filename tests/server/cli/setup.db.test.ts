import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { ask } from '../robot/given.ts'
import { runCommand, runJson } from '@foyer/testkit/run-command.ts'

const world = givenWorld()
const env = () => ({ DATABASE_URL: world.node.deps.config.databaseUrl })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-setup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const document = {
  organisation: { name: 'Lighthouse Books', key: 'lighthouse' },
  owner: { name: 'Mia', email: 'mia@lighthouse.example', password: 'a long pass phrase' },
  language: 'en',
  timeZone: 'Europe/Lisbon',
  appearance: { color: '#0a7d4f', name: 'Lighthouse help', greeting: 'Ahoy! What are you looking for?' },
  agents: [{ name: 'Jo', email: 'jo@lighthouse.example', role: 'admin' }],
  robot: {
    questions: [
      {
        question: 'Do you sell used books?',
        similar: ['Is there a second-hand section?'],
        answer: 'Yes, upstairs.',
      },
    ],
  },
  allowedSites: ['https://lighthouse.example'],
}

type Done = {
  owner: { password?: string }
  agents: { email: string; password: string }[]
  documents: string[]
  channel: { key: string }
}

it('one document sets up a tenant whose chat, team and robot work', async () => {
  const done = await runJson<Done>(['setup'], { env: env(), input: JSON.stringify(document) })
  expect(done).toMatchObject({
    tenant: { key: 'lighthouse', name: 'Lighthouse Books' },
    channel: { key: 'lighthouse' },
    owner: { email: 'mia@lighthouse.example', role: 'owner' },
    agents: [{ email: 'jo@lighthouse.example', role: 'admin' }],
    documents: ['q1'],
    chatUrl: 'http://localhost:8080/chat_online/index?channelId=lighthouse',
    scriptTag: '<script async src="http://localhost:8080/foyer.js" data-channel="lighthouse"></script>',
  })
  expect(done.owner.password).toBeUndefined()
  await Agent.signIn(world.http, 'mia@lighthouse.example', 'a long pass phrase')
  const jo = await Agent.signIn(world.http, 'jo@lighthouse.example', done.agents[0]?.password ?? '')
  expect((await jo.call('whoAmI')).body.data).toMatchObject({ agent: { role: 'admin', adminNick: 'Jo' } })

  const info = await world.http.call('channelInfo', { channelId: 'lighthouse' })
  expect(info.body.data).toMatchObject({
    mainColor: '#0a7d4f',
    titleDesc: 'Lighthouse help',
    robotWelcomeMsg: 'Ahoy! What are you looking for?',
    allowedOrigins: ['https://lighthouse.example'],
  })
  const visitor = await Visitor.start(world.http, { channelId: 'lighthouse', locale: 'en' })
  const { msgList } = await ask(visitor, 'do you sell used books')
  expect(msgList[1]).toMatchObject({ docId: 'q1', msgContent: '<p>Yes, upstairs.</p>' })
})

it('the same document again is refused and changes nothing', async () => {
  const counts = () =>
    Promise.all(
      (['tenants', 'agents', 'channels', 'audit_log', 'knowledge_documents'] as const).map((table) =>
        world.node.deps.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      ),
    )
  const before = await counts()
  const file = join(folder, 'setup.json')
  await writeFile(file, JSON.stringify({ ...document, organisation: { name: 'Lighthouse' } }))
  const again = await runCommand(['setup', '--file', file], { env: env() })
  expect(again).toEqual({
    code: 1,
    out: '',
    error: 'foyer setup: there is a tenant lighthouse already; nothing was changed\n',
  })
  // Its last agent has an account elsewhere: nothing of the tenant stays.
  const agents = [...document.agents, { name: 'Ana', email: 'Ana@demo.example', role: 'agent' }]
  const input = JSON.stringify({ ...document, organisation: { name: 'Another' }, agents })
  const taken = await runCommand(['setup', '--json'], { env: env(), input })
  expect(taken.code).toBe(1)
  expect(JSON.parse(taken.error)).toEqual({ error: 'this e-mail address already has an account' })
  const guessed = { name: 'Bo', email: 'bo@another.example', password: 'password123456' }
  const weak = await runCommand(['setup'], {
    env: env(),
    input: JSON.stringify({ ...document, organisation: { name: 'Another' }, agents: [guessed] }),
  })
  expect(weak.error).toBe('foyer setup: bo@another.example: this password is too easy to guess\n')
  expect(await counts()).toEqual(before)
})

it('every wrong field is named, and no JSON is told', async () => {
  const wrong = { ...document, timeZone: 'Mars/Olympus', owner: { name: 'Mia' }, color: 'red' }
  const { code, out, error } = await runCommand(['setup'], { env: env(), input: JSON.stringify(wrong) })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  for (const told of ['standard input is not right', 'no such time zone', 'at owner.email', '"color"'])
    expect(error).toContain(told)
  expect(error).not.toMatch(/^ +at .*\.ts:\d+/m)
  expect((await runCommand(['setup'], { env: env(), input: '{' })).error).toContain(
    'standard input is not JSON',
  )
  expect((await runCommand(['setup'], { env: env() })).error).toContain('it is empty')
  const missing = await runCommand(['setup', '--file', join(folder, 'gone.json')], { env: env() })
  expect(missing).toMatchObject({ code: 1, error: expect.stringContaining('no such file') as string })
})

it('an owner without a password gets one', async () => {
  const input = JSON.stringify({
    organisation: { name: '蓝海家居' },
    owner: { name: '林', email: 'lin@blue.example' },
    language: 'zh',
  })
  const { owner, channel } = await runJson<Done>(['setup'], { env: env(), input })
  await Agent.signIn(world.http, 'lin@blue.example', owner.password)
  expect((await world.http.call('channelInfo', { channelId: channel.key })).body.code).toBe(200)
  const again = await runCommand(['setup'], { env: env(), input })
  expect(again.error).toContain('already has an account')
})

import { expect, it } from 'vitest'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { casesOf, saveCase } from '@foyer/server/features/robot/cases/case-repository.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { ask } from '../robot/given.ts'
import { runCommand, runJson } from '@foyer/testkit/run-command.ts'

const world = givenWorld()
const env = () => {
  const { databaseUrl, keys } = world.node.deps.config
  return {
    DATABASE_URL: databaseUrl,
    FOYER_KEYS: keys.map(({ id, secret }) => `${id}:${secret.toString('base64')}`).join(','),
  }
}
const foyer = (args: readonly string[], input?: unknown) =>
  runCommand(args, { env: env(), ...(input !== undefined && { input: JSON.stringify(input) }) })

const lastAudit = () =>
  world.node.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

it('settings of a channel are shown, changed and checked', async () => {
  const shown = await runJson<Record<string, unknown>>(['channel', 'show', '--channel', 'demo'], {
    env: env(),
  })
  expect(shown).toMatchObject({ channelId: 'demo', tenantId: 'demo', robotNo: 'r1' })
  const set = ['channel', 'set', '--channel', 'demo']
  expect((await foyer(set, shown)).out).toBe('nothing is different\n')
  expect((await foyer(set, { titleDesc: 'Help desk', robotTipsFlag: 0 })).out).toBe(
    'changed titleDesc, robotTipsFlag\n',
  )
  expect(await runJson(['channel', 'show', '--channel', 'demo'], { env: env() })).toEqual({
    ...shown,
    titleDesc: 'Help desk',
    robotTipsFlag: 0,
  })
  expect(await lastAudit()).toMatchObject({
    action: 'setChannelConfig',
    object_id: 'demo',
    actor_kind: 'operator',
    before: { titleDesc: shown['titleDesc'], robotTipsFlag: shown['robotTipsFlag'] },
    after: { titleDesc: 'Help desk', robotTipsFlag: 0 },
  })
  const wrong = await foyer(set, { mainColor: 'red; }' })
  expect(wrong).toMatchObject({ code: 1, out: '', error: expect.stringContaining('mainColor') as string })
  expect((await foyer(set, { colour: '#fff' })).error).toBe('foyer channel set: no such setting: colour\n')
  expect((await foyer(['channel', 'set', '--channel', 'ghost'], {})).error).toContain('no channel ghost')
  const { channels } = await runJson<{ channels: object[] }>(['channel', 'list'], { env: env() })
  expect(channels).toContainEqual(expect.objectContaining({ tenant: 'demo', key: 'demo' }))
})

it('a channel has a model of its own whose key is never shown', async () => {
  const endpoint = { baseUrl: 'https://models.example/v1', model: 'small' }
  const saved = await runCommand(['channel', 'model', '--channel', 'demo', '--file', '-', '--json'], {
    env: { ...env(), CHANNEL_MODEL_KEY: 'sk-very-secret' },
    input: JSON.stringify({ isOn: true, endpoint, budgets: { visitor: { tokens: 50_000 } } }),
  })
  expect(saved).toMatchObject({ code: 0, error: '' })
  expect(JSON.parse(saved.out)).toMatchObject({
    model: { isOn: true, endpoint: { ...endpoint, key: 'hidden' } },
  })
  expect(saved.out).not.toContain('sk-very-secret')
  const { db, models } = world.node.deps
  const { tenantId, channelId } = await db
    .selectFrom('channels')
    .select(['tenant_id as tenantId', 'id as channelId'])
    .where('key', '=', 'demo')
    .executeTakeFirstOrThrow()
  expect(await models.channels.find({ tenantId, channelId })).toMatchObject({
    endpoint: { key: 'sk-very-secret' },
  })
  expect(JSON.stringify(await lastAudit())).not.toContain('sk-very-secret')
  await foyer(['channel', 'model', '--channel', 'demo', '--off'])
  expect(await models.channels.find({ tenantId, channelId })).toMatchObject({ isOn: false })
  expect(await lastAudit()).toMatchObject({ action: 'setChannelModel', after: { isOn: false } })
})

it('a group is saved from a document and listed as one', async () => {
  const day = [
    ['09:00', '12:30'],
    ['13:30', '18:00'],
  ]
  const hours = { timeZone: 'Europe/Berlin', week: { mon: day }, holidays: { '2026-12-25': [] } }
  const group = { id: 'orders', name: 'Orders', agents: ['Ana@demo.example'], channels: ['demo'], hours }
  const saved = await foyer(['group', 'save', '--tenant', 'demo'], group)
  expect(saved).toEqual({ code: 0, out: 'saved group orders with 1 agents\n', error: '' })
  const list = () => runJson<{ groups: object[] }>(['group', 'list', '--tenant', 'demo'], { env: env() })
  const { groups } = await list()
  const listed = groups.find((each) => 'id' in each && each.id === 'orders')
  expect(listed).toEqual({ ...group, agents: ['ana@demo.example'], queueLimit: 100 })
  expect((await foyer(['group', 'save', '--tenant', 'demo'], listed)).code).toBe(0)
  expect((await list()).groups).toEqual(groups)
  const wrong = await foyer(['group', 'save', '--tenant', 'demo'], {
    ...group,
    hours: { timeZone: 'Mars', week: {} },
  })
  expect(wrong).toMatchObject({ code: 1, error: expect.stringContaining('no such time zone') as string })
  const unknown = await foyer(['group', 'save', '--tenant', 'demo'], {
    ...group,
    agents: ['ghost@demo.example'],
  })
  expect(unknown.error).toBe('foyer group save: no agent ghost@demo.example\n')
})

it('file rules are set, shown and reset', async () => {
  const files = ['tenant', 'files', '--tenant', 'demo']
  expect((await foyer([...files, '--allow', 'js, .SH', '--deny', 'zip'])).out).toBe(
    'allowed: js, sh\ndenied:  zip\n',
  )
  expect(await runJson(files, { env: env() })).toEqual({ tenant: 'demo', allow: ['js', 'sh'], deny: ['zip'] })
  expect(await lastAudit()).toMatchObject({
    action: 'setFileRules',
    after: { fileRules: { allow: ['js', 'sh'], deny: ['zip'] } },
  })
  await foyer([...files, '--reset'])
  expect(await runJson(files, { env: env() })).toEqual({ tenant: 'demo', allow: [], deny: [] })
})

it('documents are imported, except those that break a case', async () => {
  const { db, clock } = world.node.deps
  const robot = { tenantId: world.demo.tenantId, robotNo: 'r1' }
  const question = 'When do I get my money back?'
  const expected = { language: 'en', question, expectedDocId: 'd8', mustNotSay: [] }
  await saveCase(db, robot, expected, clock.now())
  const documents = [
    { docId: 'gift', language: 'en', question: 'Do you wrap gifts?', answer: '<p>Yes, for free.</p>' },
    { docId: 'd8', language: 'en', question: 'Which colours does the sofa have?', answer: 'Blue.' },
    { docId: 'jobs', language: 'en', question: 'Are you hiring?', answer: 'Always.', isPublished: false },
  ]
  const done = await foyer(['robot', 'import', '--tenant', 'demo'], documents)
  expect(done).toMatchObject({ code: 1, out: 'saved 2 documents\n' })
  expect(done.error).toMatch(/^d8: Not published: it would break these cases\.\n- When do I get/)
  const { msgList } = await ask(await Visitor.start(world.http), 'Do you wrap gifts?')
  expect(msgList[1]).toMatchObject({ docId: 'gift' })
  expect(await lastAudit()).toMatchObject({
    action: 'saveDocument',
    object_id: 'jobs',
    after: { isPublished: false },
  })
  const wrong = await foyer(['robot', 'import', '--tenant', 'demo'], [{ docId: 'x', anwser: 'typo' }])
  expect(wrong.error).toContain('anwser')
  expect(await casesOf(db, robot)).toHaveLength(1)
})

it('a dialogue is saved and published, or told what is wrong with it', async () => {
  const publish = ['robot', 'publish-dialogue', '--tenant', 'demo']
  const dialogue = { ...orderDialogue, id: 'by-command', phrases: ['track it by command'] }
  expect((await foyer([...publish, '--draft'], dialogue)).out).toBe('saved by-command, version 1\n')
  expect((await foyer(publish, dialogue)).out).toBe('published by-command, version 1\n')
  expect(await lastAudit()).toMatchObject({
    action: 'publishDialogue',
    object_kind: 'dialogue',
    object_id: 'by-command',
    after: { version: 1, robotNo: 'r1' },
  })
  const broken = await foyer(publish, { ...dialogue, start: 'nowhere' })
  expect(broken.code).toBe(1)
  expect(broken.error).toContain('the dialogue is not right:\n{"code":')
})

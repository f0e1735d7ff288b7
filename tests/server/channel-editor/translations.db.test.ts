import { beforeAll, describe, expect, it } from 'vitest'
import { breakSilences } from '@foyer/server/features/silence/break-silence.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenAssets } from '../platform/given-assets.ts'
import { must } from '../team/given.ts'
import { publish, read, save } from './given.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } }, { assetsDir: givenAssets() })
let ana: Agent

const german = {
  'Help desk': 'Hilfe',
  Otto: 'Otto der Hilfsbereite',
  'We are slow today.': 'Heute sind wir langsam.',
  'Good morning.': 'Guten Morgen.',
  'Very slow': 'Sehr langsam',
  Colour: 'Farbe',
}

beforeAll(async () => {
  ana = await Agent.signIn(world.http, 'ana@demo.example')
  const { published } = await read(ana, 'demo')
  const field = { value: '', require: 0, show: 1, options: [] }
  await save(ana, 'demo', {
    titleDesc: 'Help desk',
    robotName: 'Otto',
    adminTimeoutMode: 1,
    adminTimeoutTime: 3,
    adminTimeoutMsg: 'We are slow today.',
    adminWelcomeMode: 1,
    adminWelcomeMsg: 'Good morning.',
    userFormMode: 1,
    userForm: {
      formTitle: '',
      formList: [
        ...published.userForm.formList.slice(0, 3).map((entry) => ({ ...entry, require: 0 })),
        { ...field, name: 'Colour', fieldType: 1 },
      ],
    },
    launcher: { ...published.launcher, label: 'Help desk' },
    starList: published.starList.map((level) => ({
      ...level,
      levelTag: 'Very slow',
      evaluateMsgRequired: 0,
    })),
    translations: { de: german },
  })
  await publish(ana, 'demo')
  now += 5_000
})

async function infoIn(locale?: string) {
  return must(await world.http.call('channelInfo', { channelId: 'demo', ...(locale && { locale }) }))
}

async function germanVisitor(): Promise<Visitor> {
  const visitor = await Visitor.start(world.http)
  must(await visitor.call('resetInfo', { locale: 'de' }))
  return visitor
}

describe('a channel with a German translation', () => {
  it('is served in the visitor’s language, with its own texts as the fallback', async () => {
    expect(await infoIn('de')).toMatchObject({ titleDesc: 'Hilfe', robotName: 'Otto der Hilfsbereite' })
    expect(await infoIn('de-AT')).toMatchObject({ titleDesc: 'Hilfe' })
    for (const locale of ['fr', 'xx', undefined])
      expect(await infoIn(locale)).toMatchObject({ titleDesc: 'Help desk' })
  })

  it('says nothing about translations on the wire', async () => {
    expect(Object.keys(await infoIn('de'))).toEqual(Object.keys(await infoIn()))
    expect(JSON.stringify(await infoIn())).not.toContain('Hilfe')
  })

  it('opens its page and its launcher in the same language', async () => {
    const page = await fetch(`${world.http.address}/chat_online/index?channelId=demo&locale=de`)
    expect(await page.text()).toContain('"titleDesc":"Hilfe"')
    const launcher = await fetch(`${world.http.address}/embed/demo?locale=de`)
    expect(await launcher.json()).toMatchObject({ launcher: { label: 'Hilfe' } })
  })

  it('is served with its own text where the translation is too long for it', async () => {
    const long = 'x'.repeat(4000)
    await save(ana, 'demo', { translations: { fr: { 'Help desk': long, 'Very slow': long, Otto: 'Otton' } } })
    await publish(ana, 'demo')
    now += 5_000
    expect(await infoIn('fr')).toMatchObject({ titleDesc: 'Help desk', robotName: 'Otton' })
    const page = await fetch(`${world.http.address}/chat_online/index?channelId=demo&locale=fr`)
    expect(page.status).toBe(200)
    const launcher = await fetch(`${world.http.address}/embed/demo?locale=fr`)
    expect(await launcher.json()).toMatchObject({ launcher: { label: 'Help desk' } })
    const visitor = await Visitor.start(world.http)
    must(await visitor.call('resetInfo', { locale: 'fr' }))
    const asked = must(await visitor.call('getEvaluateInfo', { tenantId: 'demo', channelId: 'demo' }))
    expect(asked).toMatchObject({ starList: [{ levelTag: 'Very slow' }, {}, {}, {}, {}] })
  })

  it('excuses a slow agent in the visitor’s language', async () => {
    const { visitor } = await startTalk(world.http)
    must(await visitor.call('resetInfo', { locale: 'de' }))
    now += 3 * 60_000 + 1_000
    for (let round = 0; round < 3; round++) await breakSilences(world.node.deps)
    const { body } = await visitor.call('getEventMsg', { lastSeq: 0 })
    expect(JSON.stringify(body.data)).toContain('Heute sind wir langsam.')
  })

  it('lets the chat record what it said in any language, and nothing else', async () => {
    const visitor = await germanVisitor()
    const say = (msgContent: string) =>
      visitor.call('addSessionMsg', { msgType: 1, senderType: 4, senderName: '', msgContent })
    expect((await say('Guten Morgen.')).body.code).toBe(200)
    expect((await say('Good morning.')).body.code).toBe(200)
    expect((await say('Guten Abend.')).body.error).toBe('identity.forbidden')
  })

  it('keeps the answers of a German form under the channel’s own questions', async () => {
    const visitor = await germanVisitor()
    const formParams = JSON.stringify([{ name: 'Farbe', fieldType: 1, value: 'blau' }])
    must(await visitor.call('submitUserForm', { userName: 'Uta', phone: '', email: '', formParams }))
    const { rows } = await world.node.deps.pool.query(
      'select form_answers from visitors where user_id = $1',
      [visitor.started.userId],
    )
    expect(rows).toEqual([{ form_answers: [{ name: 'Colour', fieldType: 1, value: 'blau' }] }])
  })

  it('keeps the tags of a German rating as the channel has them', async () => {
    const { visitor, agent, threadId } = await startTalk(world.http)
    must(await visitor.call('resetInfo', { locale: 'de' }))
    const asked = must(await visitor.call('getEvaluateInfo', { tenantId: 'demo', channelId: 'demo' }))
    expect(asked).toMatchObject({ starList: [{ levelTag: 'Sehr langsam' }, {}, {}, {}, {}] })
    await agent.reply(threadId, 'Hello')
    const rating = { evaluateAdminMode: 1, evaluateAdminStar: 2, evaluateAdminTag: 'Sehr langsam' }
    must(await visitor.call('evaluate', rating))
    const { rows } = await world.node.deps.pool.query(
      `select r.tags from ratings r join threads t on t.id = r.thread_id where t.user_id = $1`,
      [visitor.started.userId],
    )
    expect(rows).toEqual([{ tags: ['Very slow'] }])
  })
})

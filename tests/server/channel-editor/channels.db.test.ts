import { beforeAll, describe, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { png } from '../files/pictures.ts'
import { errorOf, must } from '../team/given.ts'
import { postFile, type Part } from '../tickets/given.ts'
import { givenChannel, publish, read, save } from './given.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })
let ana: Agent
let rival: Agent

beforeAll(async () => {
  ana = await Agent.signIn(world.http, 'ana@demo.example')
  await seedTenant(world.node.deps.db, 'rival')
  rival = await Agent.signIn(world.http, 'ana@rival.example')
})

describe('a new channel', () => {
  it('has neutral settings and works at once', async () => {
    const channelId = await givenChannel(ana, { name: 'Söhne & Co' })
    expect(channelId).toMatch(/^[a-z0-9-]+$/)
    const { published, version, name } = await read(ana, channelId)
    expect({ version, name }).toEqual({ version: 1, name: 'Söhne & Co' })
    expect(published).toMatchObject({ titleDesc: 'Söhne & Co', autoTip: [], sideBarStatus: 0 })
    expect(JSON.stringify(published)).not.toContain('Harbour')
    const visitor = await Visitor.start(world.http, { channelId })
    expect(visitor.started.userId).not.toBe('')
  })

  it('is a copy of another, with its sites but without its draft', async () => {
    const source = await givenChannel(ana)
    must(await ana.call('setOrigins', { channelId: source, allowedOrigins: ['https://shop.example'] }))
    await save(ana, source, { titleDesc: 'Published', translations: { de: { Published: 'Deutsch' } } })
    await publish(ana, source)
    await save(ana, source, { titleDesc: 'Draft' })
    const copy = await givenChannel(ana, { copyOf: source })
    expect((await read(ana, copy)).published).toEqual((await read(ana, source)).published)
    expect((await read(ana, copy)).draft.changes).toEqual({})
    const { channels } = must(await ana.call('listChannels')) as { channels: { channelId: string }[] }
    expect(channels.find(({ channelId }) => channelId === copy)).toMatchObject({
      allowedOrigins: ['https://shop.example'],
      version: 1,
      draftCount: 0,
    })
  })

  it('takes the settings of a file, and refuses one that is not valid', async () => {
    const { published } = await read(ana, await givenChannel(ana))
    const settings = { ...published, titleDesc: 'Imported', mainColor: '#0a7d4f' }
    expect((await read(ana, await givenChannel(ana, { settings }))).published).toEqual(settings)
    for (const broken of [{ mainColor: 'red' }, { receiveMode: 9 }, { translations: { de: { Hi: 7 } } }])
      expect(
        errorOf(await ana.call('createChannel', { name: 'x', settings: { ...settings, ...broken } })),
      ).toBe('request.invalid')
  })
})

it('a renamed channel has another name for agents only', async () => {
  const channelId = await givenChannel(ana)
  const { published } = await read(ana, channelId)
  must(await ana.call('renameChannel', { channelId, name: '  Wholesale ' }))
  expect(await read(ana, channelId)).toMatchObject({ name: 'Wholesale', published, version: 1 })
  expect(errorOf(await ana.call('renameChannel', { channelId, name: ' \u200b ' }))).toBe('request.invalid')
})

it('visitors do not find an archived channel, until it is opened again; what was said stays', async () => {
  const channelId = await givenChannel(ana)
  const visitor = await Visitor.start(world.http, { channelId })
  must(await ana.call('archiveChannel', { channelId, isArchived: true }))
  now += 5_000
  expect(errorOf(await world.http.call('chatStart', { channelId, locale: 'en' }))).toBe('channel.unknown')
  expect((await fetch(`${world.http.address}/embed/${channelId}`)).status).toBe(404)
  const said = await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 })
  expect(said.body.code).toBe(200)
  must(await ana.call('archiveChannel', { channelId, isArchived: false }))
  now += 5_000
  expect((await world.http.call('chatStart', { channelId, locale: 'en' })).body.code).toBe(200)
})

describe('an image for a channel', () => {
  async function upload(agent: Agent, channelId: string, bytes: Part['bytes']) {
    const file = { name: 'logo.png', bytes, fields: { channelId } }
    return postFile(agent.http, 'uploadChannelImage', agent.headers, file)
  }

  it('is drawn anew, and every visitor may load it', async () => {
    const channelId = await givenChannel(ana)
    const { url } = must(await upload(ana, channelId, await png()))
    const loaded = await fetch(world.http.address + String(url))
    expect(loaded.status).toBe(200)
    expect(loaded.headers.get('content-type')).toBe('image/webp')
    expect(loaded.headers.get('content-security-policy')).toContain('sandbox')
    await save(ana, channelId, { backgroundImage: url })
    expect(await publish(ana, channelId)).toBe(2)
  })

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
  ])('%s is refused', async (_what, bytes) => {
    const answer = await upload(ana, await givenChannel(ana), bytes)
    expect(['upload.type', 'upload.blocked']).toContain(errorOf(answer))
  })

  it('another tenant’s channel takes none', async () => {
    expect(errorOf(await upload(rival, await givenChannel(ana), await png()))).toBe('object.unknown')
  })
})

describe('hostile settings', () => {
  it.each([
    { mainColor: 'red;background:url(//evil)' },
    { mainColor: '#fff}body{display:none' },
    { launcher: { label: '', icon: '', size: 60, offsetX: 0, offsetY: -1 } },
    { launcher: { label: 'x'.repeat(41), icon: '', size: 60, offsetX: 0, offsetY: 0 } },
    { mainWidth: 1e9 },
    { titleDesc: 'x'.repeat(201) },
    { translations: { 'de"><script>': {} } },
    { translations: { __proto__x: { a: 'b' } } },
    { chatMenuConfigPlan: { menus: Array.from({ length: 51 }, (_, at) => ({ id: `m${at}` })) } },
    { receiveMode: '0' },
  ])('%j is refused', async (changes) => {
    const channelId = await givenChannel(ana)
    const answer = await ana.call('saveChannelDraft', { channelId, revision: 0, changes })
    expect(errorOf(answer)).toBe('request.invalid')
  })

  it('names that are no settings are not kept', async () => {
    const channelId = await givenChannel(ana)
    const foreign = {
      tenantId: 'rival',
      channelId: 'rival',
      allowedOrigins: ['https://evil.example'],
      __x: 1,
    }
    const { draft } = await save(ana, channelId, foreign)
    expect(draft.changes).toEqual({})
  })
})

it('a rival reaches neither channel nor draft nor versions', async () => {
  const channelId = await givenChannel(ana)
  await save(ana, channelId, { titleDesc: 'Secret' })
  await publish(ana, channelId)
  const calls = [
    ['readChannelDraft', {}],
    ['watchChannelDraft', {}],
    ['saveChannelDraft', { revision: 2, changes: { titleDesc: 'Evil' } }],
    ['discardChannelDraft', { revision: 2 }],
    ['publishChannel', { version: 2, revision: 2 }],
    ['scheduleChannel', { revision: 2, publishTime: now + 60_000 }],
    ['listChannelVersions', {}],
    ['readChannelVersion', { version: 2 }],
    ['restoreChannelVersion', { version: 1, current: 2 }],
    ['renameChannel', { name: 'Evil' }],
    ['archiveChannel', { isArchived: true }],
  ] as const
  for (const [call, input] of calls)
    expect([call, errorOf(await rival.call(call, { channelId, ...input }))]).toEqual([call, 'object.unknown'])
  expect(errorOf(await rival.call('createChannel', { name: 'x', copyOf: channelId }))).toBe('object.unknown')
  expect(await read(ana, channelId)).toMatchObject({ version: 2, published: { titleDesc: 'Secret' } })
})

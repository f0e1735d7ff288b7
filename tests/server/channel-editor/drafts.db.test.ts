import { beforeAll, describe, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newAgent } from '../calls/given.ts'
import { errorOf, must } from '../team/given.ts'
import { givenChannel, publish, read, save } from './given.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })
let ana: Agent
let ben: Agent

beforeAll(async () => {
  ana = await Agent.signIn(world.http, 'ana@demo.example')
  ben = (await newAgent(world, 'admin')).agent
})

/** As visitors get it, once nodes have forgotten what they knew. */
async function served(channelId: string, locale?: string): Promise<Record<string, unknown>> {
  now += 5_000
  return must(await world.http.call('channelInfo', { channelId, ...(locale && { locale }) }))
}

describe('the draft of a channel', () => {
  it('keeps changes from visitors until it is published; then every node serves them within five seconds', async () => {
    const channelId = await givenChannel(ana)
    const other = await world.startNode()
    const there = world.http.at(other.address)
    must(await there.call('channelInfo', { channelId }))
    await save(ana, channelId, { mainColor: '#0a7d4f', titleDesc: 'Help' })
    expect(await served(channelId)).not.toMatchObject({ titleDesc: 'Help' })
    expect(await publish(ana, channelId)).toBe(2)
    now += 5_000
    for (const http of [world.http, there])
      expect(must(await http.call('channelInfo', { channelId }))).toMatchObject({
        mainColor: '#0a7d4f',
        titleDesc: 'Help',
      })
    expect(await read(ana, channelId)).toMatchObject({ version: 2, draft: { changes: {} } })
  })

  it('is one for all admins, and holds only what differs', async () => {
    const channelId = await givenChannel(ana)
    const { published } = await read(ana, channelId)
    await save(ana, channelId, { mainColor: '#0a7d4f' })
    await save(ben, channelId, { titleDesc: 'Help' })
    const { draft } = await read(ana, channelId)
    expect(draft.changes).toEqual({ mainColor: '#0a7d4f', titleDesc: 'Help' })
    expect(Object.keys(draft.touched).toSorted()).toEqual(['mainColor', 'titleDesc'])
    const undone = await save(ana, channelId, { mainColor: published.mainColor })
    expect(undone.draft.changes).toEqual({ titleDesc: 'Help' })
  })

  it('two admins who change the same setting: the later is told, and nothing is lost', async () => {
    const channelId = await givenChannel(ana)
    await save(ana, channelId, { titleDesc: 'Ana’s', noticeMsg: 'Hello' }, { revision: 0 })
    const late = await save(ben, channelId, { titleDesc: 'Ben’s', robotName: 'Otto' }, { revision: 0 })
    expect(late.conflicts).toEqual(['titleDesc'])
    expect(late.draft.changes).toMatchObject({ titleDesc: 'Ana’s', noticeMsg: 'Hello', robotName: 'Otto' })
    expect(late.draft.touched['titleDesc']?.adminNick).toBe('Ana')
    const insisting = await save(
      ben,
      channelId,
      { titleDesc: 'Ben’s' },
      { revision: 0, insist: ['titleDesc'] },
    )
    expect(insisting).toMatchObject({ conflicts: [], draft: { changes: { titleDesc: 'Ben’s' } } })
  })

  it('twenty saves at once: each is in the draft or named as a conflict', async () => {
    const channelId = await givenChannel(ana)
    const names = ['titleDesc', 'robotName', 'noticeMsg', 'leaveMsgTitle', 'unWorkingMsg']
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const setting = names[at % names.length] ?? ''
        return save(at % 2 ? ana : ben, channelId, { [setting]: `text ${at}` }, { revision: 0 })
      }),
    )
    const kept = saves.filter(({ conflicts }) => conflicts.length === 0)
    expect(kept).toHaveLength(names.length)
    const { draft } = await read(ana, channelId)
    expect(Object.keys(draft.changes).toSorted()).toEqual(names.toSorted())
    expect(draft.revision).toBe(names.length)
  })

  it('two translators of different languages never disturb each other', async () => {
    const channelId = await givenChannel(ana)
    await save(ana, channelId, { translations: { de: { Help: 'Hilfe' } } }, { revision: 0 })
    const late = await save(ben, channelId, { translations: { fr: { Help: 'Aide' } } }, { revision: 0 })
    expect(late.conflicts).toEqual([])
    expect(late.draft.changes.translations).toEqual({ de: { Help: 'Hilfe' }, fr: { Help: 'Aide' } })
    const clash = await save(ben, channelId, { translations: { de: { Help: 'Hülfe' } } }, { revision: 0 })
    expect(clash.conflicts).toEqual(['translations.de'])
  })

  it('tells who else has it open, until they leave', async () => {
    const channelId = await givenChannel(ana)
    must(await ben.call('watchChannelDraft', { channelId }))
    const seen = must(await ana.call('watchChannelDraft', { channelId })) as {
      editors: { adminNick: string }[]
    }
    expect(seen.editors).toHaveLength(1)
    now += 15_001
    expect(must(await ana.call('watchChannelDraft', { channelId }))).toMatchObject({ editors: [] })
  })

  it('is discarded only as it was seen', async () => {
    const channelId = await givenChannel(ana)
    await save(ana, channelId, { titleDesc: 'One' })
    expect(errorOf(await ben.call('discardChannelDraft', { channelId, revision: 0 }))).toBe('object.stale')
    must(await ben.call('discardChannelDraft', { channelId, revision: 1 }))
    expect((await read(ana, channelId)).draft).toMatchObject({ changes: {}, revision: 2 })
  })
})

describe('publishing', () => {
  it('is refused when somebody has changed or published something unseen', async () => {
    const channelId = await givenChannel(ana)
    await save(ana, channelId, { titleDesc: 'One' })
    const input = { channelId, version: 1, revision: 1 }
    await save(ben, channelId, { robotName: 'Otto' })
    expect(errorOf(await ana.call('publishChannel', input))).toBe('object.stale')
    await publish(ben, channelId)
    expect(errorOf(await ana.call('publishChannel', { ...input, revision: 2 }))).toBe('object.stale')
    expect(errorOf(await ana.call('publishChannel', { ...input, version: 2, revision: 3 }))).toBe(
      'request.invalid',
    )
  })

  it('writes a version and one audit entry with before and after', async () => {
    const channelId = await givenChannel(ana)
    await save(ana, channelId, { titleDesc: 'Help', evaluateGuideMsg: 'How was it?' })
    await publish(ana, channelId, 'A better title')
    const { versions } = must(await ana.call('listChannelVersions', { channelId })) as { versions: object[] }
    expect(versions).toEqual([
      {
        version: 2,
        publishedTime: now,
        author: 'Ana',
        note: 'A better title',
        changed: ['titleDesc', 'evaluateGuideMsg'],
      },
      { version: 1, publishedTime: 0, author: '', note: '', changed: [] },
    ])
    const { rows } = await world.node.deps.pool.query(
      `select action, after from audit_log where object_id = $1 order by id desc limit 1`,
      [channelId],
    )
    expect(rows).toEqual([
      { action: 'publishChannel', after: { titleDesc: 'Help', evaluateGuideMsg: 'How was it?' } },
    ])
  })

  it('menus are served in all three places that the wire has for them', async () => {
    const channelId = await givenChannel(ana)
    const { published } = await read(ana, channelId)
    const menus = published.chatMenuConfigPlan.menus.slice(0, 1)
    await save(ana, channelId, { chatMenuConfigPlan: { menus } })
    await publish(ana, channelId)
    const [menu] = menus
    expect(await served(channelId)).toMatchObject({
      chatMenuConfigList: menus,
      chatMenuConfigObj: { [menu?.id ?? '']: menu },
    })
  })

  it('an earlier version is restored as a new one, and the draft stays', async () => {
    const channelId = await givenChannel(ana)
    const { published: first } = await read(ana, channelId)
    await save(ana, channelId, { titleDesc: 'Two' })
    await publish(ana, channelId)
    await save(ana, channelId, { robotName: 'Otto' })
    const restore = { channelId, version: 1, current: 2 }
    expect(errorOf(await ana.call('restoreChannelVersion', { ...restore, current: 1 }))).toBe('object.stale')
    expect(must(await ana.call('restoreChannelVersion', restore))).toEqual({ version: 3 })
    const { published, draft } = await read(ana, channelId)
    expect(published).toEqual(first)
    expect(draft.changes).toEqual({ robotName: 'Otto' })
    const { versions } = must(await ana.call('listChannelVersions', { channelId })) as { versions: object[] }
    expect(versions[0]).toMatchObject({ version: 3, restoredFrom: 1, changed: ['titleDesc'] })
  })

  it('versions come in pages', async () => {
    const channelId = await givenChannel(ana)
    for (const titleDesc of ['a', 'b', 'c']) {
      await save(ana, channelId, { titleDesc })
      await publish(ana, channelId)
    }
    const page = { channelId, limit: 2 }
    const latest = must(await ana.call('listChannelVersions', page))
    expect(latest).toMatchObject({ hasMore: true, versions: [{ version: 4 }, { version: 3 }] })
    const earlier = must(await ana.call('listChannelVersions', { ...page, before: 3 }))
    expect(earlier).toMatchObject({ hasMore: false, versions: [{ version: 2 }, { version: 1 }] })
  })

  it('the appearance of the set-up is a version too', async () => {
    const channelId = await givenChannel(ana)
    const appearance = { mainColor: '#0a7d4f', titleDesc: 'Set up', robotName: 'Otto', robotWelcomeMsg: '' }
    must(await ana.call('setAppearance', { channelId, ...appearance }))
    expect(await read(ana, channelId)).toMatchObject({ version: 2, published: { titleDesc: 'Set up' } })
  })
})

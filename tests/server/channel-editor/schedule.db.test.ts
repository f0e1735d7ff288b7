import { beforeAll, describe, expect, it } from 'vitest'
import { publishDue } from '@foyer/server/features/channel-editor/publish-due.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newAgent } from '../calls/given.ts'
import { errorOf, must } from '../team/given.ts'
import { givenChannel, read, save } from './given.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })
let ana: Agent
let ben: Agent

beforeAll(async () => {
  ana = await Agent.signIn(world.http, 'ana@demo.example')
  ben = (await newAgent(world, 'admin')).agent
})

describe('a scheduled publication', () => {
  const minute = 60_000

  async function scheduled(changes: Record<string, unknown>): Promise<string> {
    const channelId = await givenChannel(ana)
    const { draft } = await save(ana, channelId, changes)
    const input = { channelId, revision: draft.revision, publishTime: now + minute }
    must(await ana.call('scheduleChannel', input))
    return channelId
  }

  /** Every node looks, at the same moment. */
  async function pass(ms: number): Promise<void> {
    now += ms
    const other = await world.startNode()
    await Promise.all([world.node, other, world.node].map(({ deps }) => publishDue(deps)))
    await other.drain()
  }

  it('happens once at its time, under the name of the admin who decided it', async () => {
    const channelId = await scheduled({ titleDesc: 'Later' })
    await pass(minute - 1)
    expect((await read(ana, channelId)).version).toBe(1)
    await pass(1)
    const { version, published, draft } = await read(ana, channelId)
    expect({ version, title: published.titleDesc, draft }).toMatchObject({
      version: 2,
      title: 'Later',
      draft: { changes: {} },
    })
    expect(draft.schedule).toBeUndefined()
    const { versions } = must(await ana.call('listChannelVersions', { channelId })) as { versions: object[] }
    expect(versions[0]).toMatchObject({ author: 'Ana' })
  })

  it('gives its note to the version, and shows it until then; a new schedule has its own', async () => {
    const channelId = await scheduled({ titleDesc: 'Later' })
    const again = { channelId, revision: 1, publishTime: now + minute }
    must(await ben.call('scheduleChannel', { ...again, note: 'For the sale' }))
    expect((await read(ana, channelId)).draft.schedule).toMatchObject({ note: 'For the sale' })
    await pass(minute)
    const { versions } = must(await ana.call('listChannelVersions', { channelId })) as { versions: object[] }
    expect(versions[0]).toMatchObject({ version: 2, note: 'For the sale' })
    const { draft } = await save(ana, channelId, { titleDesc: 'Later still' })
    must(await ana.call('scheduleChannel', { ...again, revision: draft.revision, publishTime: now + minute }))
    expect((await read(ana, channelId)).draft.schedule).toMatchObject({ note: '' })
    const long = { ...again, revision: draft.revision, note: 'x'.repeat(1000) }
    expect(errorOf(await ana.call('scheduleChannel', long))).toBe('request.invalid')
  })

  it('takes the changes that come before its time', async () => {
    const channelId = await scheduled({ titleDesc: 'Later' })
    await save(ben, channelId, { robotName: 'Otto' })
    await pass(minute)
    expect((await read(ana, channelId)).published).toMatchObject({ titleDesc: 'Later', robotName: 'Otto' })
  })

  it('overwrites nothing that somebody has published meanwhile: then a person decides', async () => {
    const channelId = await scheduled({ titleDesc: 'Later', mainColor: '#0a7d4f' })
    const appearance = { mainColor: '#c0263a', titleDesc: 'Now', robotName: 'Otto', robotWelcomeMsg: '' }
    must(await ben.call('setAppearance', { channelId, ...appearance }))
    await pass(minute)
    const { published, draft, version } = await read(ana, channelId)
    expect({ version, title: published.titleDesc }).toEqual({ version: 2, title: 'Now' })
    expect(draft).toMatchObject({ changes: { titleDesc: 'Later' }, schedule: { isStale: true } })
    await pass(minute)
    expect((await read(ana, channelId)).version).toBe(2)
  })

  it('goes on when something else was published', async () => {
    const channelId = await scheduled({ noticeMsg: 'Later' })
    const appearance = { mainColor: '#c0263a', titleDesc: 'Now', robotName: 'Otto', robotWelcomeMsg: '' }
    must(await ben.call('setAppearance', { channelId, ...appearance }))
    await pass(minute)
    expect((await read(ana, channelId)).published).toMatchObject({ titleDesc: 'Now', noticeMsg: 'Later' })
  })

  it('can be cancelled, and is refused in the past or without changes', async () => {
    const channelId = await scheduled({ titleDesc: 'Later' })
    must(await ben.call('scheduleChannel', { channelId, revision: 1 }))
    await pass(minute)
    expect((await read(ana, channelId)).version).toBe(1)
    const past = { channelId, revision: 1, publishTime: now }
    expect(errorOf(await ana.call('scheduleChannel', past))).toBe('request.invalid')
    const empty = { channelId: await givenChannel(ana), revision: 0, publishTime: now + 1 }
    expect(errorOf(await ana.call('scheduleChannel', empty))).toBe('request.invalid')
  })

  /** Its next version would be larger than the column takes. */
  async function spoil(channelIds: readonly string[]): Promise<void> {
    const { pool } = world.node.deps
    await pool.query(`update channels set version = 2147483647 where key = any($1)`, [channelIds])
    await pool.query(
      `update settings_drafts set publish_version = 2147483647
       where object_id in (select id::text from channels where key = any($1))`,
      [channelIds],
    )
  }

  it('one draft that cannot be published does not keep the others from it', async () => {
    const bad = await scheduled({ titleDesc: 'Bad' })
    const good = await scheduled({ titleDesc: 'Good' })
    await spoil([bad])
    await pass(minute)
    expect((await read(ana, good)).version).toBe(2)
  })

  it('more than one look takes are all published in one round, after any number that cannot be', async () => {
    const channels: string[] = []
    for (const name of Array.from({ length: 26 }, (_, at) => `Shop ${at}`))
      channels.push(await scheduled({ titleDesc: name }))
    await spoil(channels.slice(0, 22))
    // Those that cannot be published come first.
    await world.node.deps.pool.query(
      `update settings_drafts set publish_at = publish_at - 1
       where object_id in (select id::text from channels where version = 2147483647)`,
    )
    now += minute
    await publishDue(world.node.deps)
    for (const channelId of channels.slice(22)) expect((await read(ana, channelId)).version).toBe(2)
  })

  it('does not wait for a channel that somebody else holds, and publishes it in a later round', async () => {
    const held = await scheduled({ titleDesc: 'Held' })
    const free = await scheduled({ titleDesc: 'Free' })
    const { pool } = world.node.deps
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from channels where key = $1 for no key update', [held])
      now += minute
      await publishDue(world.node.deps)
      expect((await read(ana, free)).version).toBe(2)
      expect((await read(ana, held)).version).toBe(1)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    await publishDue(world.node.deps)
    expect((await read(ana, held)).version).toBe(2)
  })
})

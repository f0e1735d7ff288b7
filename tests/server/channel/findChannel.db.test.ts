import { beforeAll, describe, expect, it } from 'vitest'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import { demoDocuments } from '@foyer/testkit/demo-documents.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { seedTemplate } from '@foyer/testkit/seed-tickets.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { damage, givenLink, givenTemplate, must } from '../tickets/given.ts'

const world = givenWorld()
let rival = 0
beforeAll(async () => {
  rival = (await seedTenant(world.node.deps.db, 'rival')).tenantId
  const seed = { tenantId: world.demo.tenantId, tenantKey: 'demo', key: 'demo-other' }
  await seedChannel(world.node.deps.db, { ...seed, config: { robotNo: 'other-robot' } })
})

const unknown = { status: 404, error: 'channel.unknown' }

async function find(input: object, http = world.http) {
  const { status, body } = await http.call('findChannel', input)
  return body.code === 200 ? body.data : { status, error: body.error }
}

type Changes = {
  tenantId?: number
  robotNo?: string
  isPublished?: boolean
  validUntil?: number
  docId?: string
}

async function document({ tenantId = world.demo.tenantId, ...changes }: Changes = {}): Promise<string> {
  const [known] = demoDocuments
  if (!known) throw new Error('no document')
  const docId = changes.docId ?? newId()
  await saveDocument(world.node.deps.db, { tenantId, now: Date.now() }, { ...known, ...changes, docId })
  return docId
}

async function template(
  isForTickets: boolean,
  tenantId = world.demo.tenantId,
  id = newId(),
): Promise<string> {
  await seedTemplate(world.node.deps.db, { tenantId, id, title: 'Damage', fields: [], isForTickets })
  return id
}

describe('findChannel', () => {
  it('finds the channel whose robot has the document', async () => {
    expect(await find({ docId: await document() })).toEqual({ tenantId: 'demo', channelId: 'demo' })
    expect(await find({ docId: await document({ robotNo: 'other-robot' }) })).toEqual({
      tenantId: 'demo',
      channelId: 'demo-other',
    })
  })

  it('tells a draft, an outdated document and a robot without a channel from an invented id in no way', async () => {
    for (const docId of [
      'invented',
      await document({ isPublished: false }),
      await document({ validUntil: 1 }),
      await document({ robotNo: 'of-no-channel' }),
    ])
      expect(await find({ docId })).toEqual(unknown)
  })

  it('an id of two tenants needs its tenant, and a tenant finds only its own', async () => {
    const docId = await document()
    expect(await find({ docId, tenantId: 'rival' })).toEqual(unknown)
    await document({ docId, tenantId: rival })
    expect(await find({ docId })).toEqual(unknown)
    expect(await find({ docId, tenantId: 'rival' })).toMatchObject({ tenantId: 'rival', channelId: 'rival' })
    expect(await find({ docId, tenantId: 'demo' })).toMatchObject({ channelId: 'demo' })
  })

  it('finds the tenant of a form for tickets, and of no other form', async () => {
    const id = await template(true)
    expect(await find({ templateId: id })).toEqual({ tenantId: 'demo', channelId: 'demo' })
    expect(await find({ templateId: id, tenantId: 'rival' })).toEqual(unknown)
    await template(true, rival, id)
    expect(await find({ templateId: id })).toEqual(unknown)
    expect(await find({ templateId: id, tenantId: 'rival' })).toMatchObject({ channelId: 'rival' })
    expect(await find({ templateId: await template(false) })).toEqual(unknown)
  })

  it('finds the first channel of a tenant', async () => {
    expect(await find({ tenantId: 'demo' })).toEqual({ tenantId: 'demo', channelId: 'demo' })
    for (const input of [{}, { tenantId: 'nobody' }]) expect(await find(input)).toEqual(unknown)
  })

  it("finds a ticket's channel by the token of its link, and by no other token", async () => {
    const { tenantId } = world.demo
    const visitor = await Visitor.start(world.http, { channelId: 'demo-other' })
    const form = await givenTemplate(world, tenantId)
    const woId = String(must(await visitor.call('addWo', damage(form, { tenantId: 'demo' })))['woId'])
    const { http } = await givenLink(world, woId, tenantId)
    expect(await find({}, http)).toEqual({ tenantId: 'demo', channelId: 'demo-other' })
    expect(await find({}, world.http.with({ token: `wo_${'A'.repeat(43)}` }))).toEqual(unknown)
    expect(await find({}, visitor.http)).toEqual(unknown)
  })
})

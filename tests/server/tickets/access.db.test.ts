import { beforeAll, describe, expect, it } from 'vitest'
import { issuedClaims } from '@foyer/server/rules/identity/claims.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import type { Answer, Http } from '@foyer/testkit/http.ts'
import { deskCalls, nowhere, ownCalls, unknown, visitorCalls, type Ids, type Named } from './access-calls.ts'
import { givenSide, type Side } from './access-side.ts'
import { answer, damage, must, snapshot, words } from './given.ts'

const world = givenWorld()

let victim: Side
let rival: Side
let sibling: Side

beforeAll(async () => {
  const { tenantId } = await seedTenant(world.node.deps.db, 'rival')
  victim = await givenSide(world, 'demo', world.demo.tenantId)
  sibling = await givenSide(world, 'demo', world.demo.tenantId)
  rival = await givenSide(world, 'rival', tenantId)
})

const bodyOf = ({ status, body }: Answer) => ({ status, ...body, requestId: '' })

/** Refused exactly as what does not exist is, and nothing has changed by it. */
async function expectUnknown(
  call: Named,
  send: (input: Record<string, unknown>) => Promise<Answer>,
  own: Ids,
) {
  const none = bodyOf(await send(call.input(unknown(), own)))
  const before = await snapshot(world)
  expect(bodyOf(await send(call.input(victim.ids, own)))).toEqual(none)
  expect(none).toMatchObject({ status: 404, code: 400, error: 'object.unknown' })
  expect(await snapshot(world)).toEqual(before)
}

const label = (calls: Named[]) => calls.map((call, place) => [`${call.name} (${place})`, call] as const)

describe('another visitor', () => {
  // Forms and documents are for every visitor of a house.
  const shared = ['getTemplateFiledInfoByTemplateId', 'getTemplateFiledInfoByTypeId', 'getRobotDoc']
  const theirs = visitorCalls.filter(({ name }, place) => !shared.includes(name) && place !== 2)

  it.each(label(theirs))('C-34 C-36 C-37 %s', async (_name, call) => {
    await expectUnknown(call, (input) => sibling.visitor.call(call.name, input), sibling.ids)
  })

  it.each(label(ownCalls))('C-35 %s in the name of the first', async (_name, call) => {
    await expectUnknown(call, (input) => sibling.visitor.http.call(call.name, input), sibling.ids)
  })
})

describe('a visitor of another tenant', () => {
  it.each(label(visitorCalls))('C-32 to C-37 %s', async (_name, call) => {
    const asRival = (input: Record<string, unknown>) =>
      'tenantId' in input ? { ...input, tenantId: 'rival' } : input
    await expectUnknown(call, (input) => rival.visitor.call(call.name, asRival(input)), rival.ids)
  })

  it.each(label(ownCalls))('C-35 %s in the name of the first', async (_name, call) => {
    await expectUnknown(call, (input) => rival.visitor.http.call(call.name, input), rival.ids)
  })

  it('a tenant that is not their own is unknown, whatever else they name', async () => {
    for (const name of ['queryWoByCustom', 'addWo', 'addWoHandleInfo'] as const) {
      const input = { ...damage(rival.ids.template), ...words(rival.ids.woId, 'x'), tenantId: 'demo' }
      expect((await rival.visitor.call(name, input)).body.error).toBe('object.unknown')
    }
  })
})

describe('an agent of another tenant', () => {
  it.each(label(deskCalls))('%s', async (_name, call) => {
    await expectUnknown(call, (input) => rival.agent.call(call.name, input), rival.ids)
  })

  it('lists nothing of the first, and finds nothing', async () => {
    const listed = must(await rival.agent.call('listTickets', { search: 'Kettle' })) as {
      tickets: { ticketId: string }[]
      total: number
    }
    expect(listed.tickets.map(({ ticketId }) => ticketId)).toEqual([rival.ids.woId])
    expect(listed.total).toBe(1)
  })

  it('uploads to no ticket of the first', async () => {
    const before = await snapshot(world)
    for (const ticketId of [victim.ids.woId, nowhere]) {
      const form = new FormData()
      form.append('file', new Blob(['x']), 'a.txt')
      form.append('ticketId', ticketId)
      const refused = await rival.agent.post('uploadTicketFile', form)
      expect(await refused.json()).toMatchObject({ code: 400, error: 'object.unknown' })
    }
    expect(await snapshot(world)).toEqual(before)
  })
})

describe('nobody, and who was somebody once', () => {
  const intruders = (): Record<string, Http> => {
    const { visitorTokens } = world.node.deps
    const claims = visitorTokens.verify(victim.visitor.started.token, Date.now())
    if (!claims) throw new Error('no claims')
    const old = visitorTokens.issue(issuedClaims(claims, Date.now() - 40 * 86_400_000))
    const ended = { cookie: `foyer-desk=1.${nowhere}${nowhere.slice(1)}`, 'x-foyer-desk': '1' }
    return {
      none: world.http,
      expired: world.http.with({ token: old }),
      'an agent’s cookie': new Agent(world.http, { ...victim.agent.headers }).http,
      'a cookie of nobody': world.http.with(ended),
    }
  }

  it.each([...label(visitorCalls), ...label(ownCalls)])(
    'P-04 %s is refused with 401',
    async (_name, call) => {
      const before = await snapshot(world)
      for (const [who, http] of Object.entries(intruders())) {
        const input = { userId: victim.ids.userId, ...call.input(victim.ids, victim.ids) }
        const { status, body } = await http.call(call.name, input)
        expect([who, status, body.code]).toEqual([who, 401, 401])
        expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'msg', 'requestId'])
      }
      expect(await snapshot(world)).toEqual(before)
    },
  )

  it.each([...label(deskCalls), ['listTickets', { name: 'listTickets', input: () => ({}) }] as const])(
    'P-04 %s is refused with 401, also with a visitor’s token or a link',
    async (_name, call) => {
      const before = await snapshot(world)
      const { none, expired, 'a cookie of nobody': cookie } = intruders()
      const desk = { 'x-foyer-desk': '1' }
      const others = [none, expired, cookie, victim.visitor.http.with(desk), victim.link.with(desk)]
      for (const http of others) {
        const { status, body } = (await http?.call(call.name, call.input(victim.ids, victim.ids))) ?? {}
        expect([status, body?.code]).toEqual([401, 401])
      }
      expect(await snapshot(world)).toEqual(before)
    },
  )

  it('P-04 a link opens no call but those of its ticket', async () => {
    const before = await snapshot(world)
    for (const { name, input } of [...visitorCalls, ...ownCalls]) {
      if (['queryWoById', 'addWoHandleInfo', 'uploadWoFile'].includes(name)) continue
      const { status } = await victim.link.call(name, input(victim.ids, victim.ids))
      expect([name, status]).toEqual([name, 401])
    }
    expect(await snapshot(world)).toEqual(before)
  })
})

describe('ids of a wrong type', () => {
  const wrongs = [1, true, null, ['x'], { $ne: '' }, '', 'x'.repeat(65)]

  it.each([
    ['queryWoById', 'woId'],
    ['queryWoById', 'userId'],
    ['queryWoByCustom', 'userId'],
    ['queryWoByCustom', 'tenantId'],
    ['addWo', 'woTypeId'],
    ['addWo', 'tenantId'],
    ['addWoHandleInfo', 'woId'],
    ['getTemplateFiledInfoByTemplateId', 'templateId'],
    ['getTemplateFiledInfoByTypeId', 'typeId'],
    ['getRobotDoc', 'docId'],
  ] as const)('V-12 %s: %s', async (name, field) => {
    const before = await snapshot(world)
    const { woId, template, docId, userId } = victim.ids
    const templateIds = { templateId: template.id, typeId: template.typeId }
    const right = { ...damage(template), ...words(woId, 'x'), ...templateIds, docId, userId }
    for (const wrong of wrongs) {
      const { body } = await victim.visitor.http.call(name, { ...right, [field]: wrong })
      expect([wrong, body.code]).toEqual([wrong, 400])
      expect(['request.invalid', 'object.unknown']).toContain(body.error)
    }
    expect(await snapshot(world)).toEqual(before)
  })

  it.each(['readTicket', 'replyTicket', 'updateTicket', 'revokeTicketLinks'] as const)(
    'V-12 %s: ticketId',
    async (name) => {
      const before = await snapshot(world)
      for (const ticketId of wrongs) {
        const { body } = await victim.agent.call(name, { ...answer('', 'x'), ticketId })
        expect([ticketId, body.error]).toEqual([ticketId, 'request.invalid'])
      }
      expect(await snapshot(world)).toEqual(before)
    },
  )
})

it('files of tickets are opened by nobody who was not handed them', async () => {
  const [path = '', query = ''] = victim.ids.fileUrl.split('?')
  const [, rivalQuery = ''] = rival.ids.fileUrl.split('?')
  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(world.node.address + url, { headers })).status
  expect(await get(`${path}?${query}`)).toBe(200)
  for (const url of [path, `${path}?${rivalQuery}`, path.replace('/files/1-', '/files/2-')]) {
    expect(await get(url)).toBe(404)
    expect(await get(url, { token: sibling.visitor.started.token })).toBe(404)
    expect(await get(url, { ...rival.agent.headers })).toBe(404)
  }
})

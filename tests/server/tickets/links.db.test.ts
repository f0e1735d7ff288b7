import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { answer, deskTicketOf, givenLink, givenTicket, must, snapshot, words } from './given.ts'

let turned = 0
const world = givenWorld({ clock: { now: () => Date.now() + turned } })
const dayMs = 86_400_000

const linksOf = async (ticketId: string) =>
  (
    await world.node.deps.pool.query<Record<string, unknown>>(
      'select * from ticket_links where ticket_id = $1',
      [ticketId],
    )
  ).rows

/** In an address, a userId is a label only. */
const read = (woId: string) => ({ woId, userId: 'whoever' })

it('C-34 S-06 P-04 a link opens its ticket and answers it, whatever userId stands beside it', async () => {
  const { visitor, woId } = await givenTicket(world, { customerName: 'Sam' })
  const { http, token } = await givenLink(world, woId)
  const byToken = must(await visitor.call('queryWoById', { woId }))
  expect(must(await http.call('queryWoById', { ...read(woId), token }))).toEqual(byToken)
  must(await http.call('addWoHandleInfo', { ...words(woId, 'by the link'), userId: 'whoever', token }))
  expect(must(await visitor.call('queryWoById', { woId }))['handleList']).toMatchObject([
    { handleType: 2, handleUserName: 'Sam', handleContent: 'by the link' },
  ])
})

it('a link is kept as a hash only, and every use of it is counted', async () => {
  const { woId } = await givenTicket(world)
  const { http, token } = await givenLink(world, woId)
  expect(token).toMatch(/^wo_[\w-]{43}$/)
  await http.call('queryWoById', read(woId))
  await http.call('queryWoById', read(woId))
  const [row] = await linksOf(woId)
  expect(row).toMatchObject({ uses: 2, token_hash: createHash('sha256').update(token).digest() })
  expect(row?.['used_at']).toBeGreaterThan(0)
  const { rows } = await world.node.deps.pool.query<{ hit: boolean }>(
    `select exists (select from ticket_links l where l::text like '%' || $1 || '%') as hit`,
    [token],
  )
  expect(rows).toEqual([{ hit: false }])
})

it('a link opens no other ticket, not even of the same visitor, and no other call', async () => {
  const { woId } = await givenTicket(world)
  const other = await givenTicket(world)
  const { http } = await givenLink(world, woId)
  const unknown = (await http.call('queryWoById', read('none'))).body
  const before = await snapshot(world)
  for (const target of [other.woId, newId()]) {
    const { body } = await http.call('queryWoById', read(target))
    expect({ ...body, requestId: '' }).toEqual({ ...unknown, requestId: '' })
    const reply = await http.call('addWoHandleInfo', { ...words(target, 'x'), userId: 'whoever' })
    expect({ ...reply.body, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  }
  for (const name of ['queryWoByCustom', 'addWo', 'getHistoryMsg', 'sendMsg', 'getLeaveMsgList'] as const)
    expect((await http.call(name, { userId: 'whoever', tenantId: 'demo', maxTime: 0 })).body.code).toBe(401)
  expect(await snapshot(world)).toEqual(before)
})

it('a forged, cut or foreign token opens nothing', async () => {
  const { woId } = await givenTicket(world)
  const { token } = await givenLink(world, woId)
  const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
  const hash = createHash('sha256').update(token).digest('base64url')
  for (const wrong of [flipped, token.slice(0, -1), `${token}A`, `wo_${hash}`, 'wo_', token.toUpperCase()]) {
    const { body } = await world.http.with({ token: wrong }).call('queryWoById', read(woId))
    expect(body.code).toBe(401)
  }
  // The header is the only place: in the body it is ignored.
  expect((await world.http.call('queryWoById', { ...read(woId), token })).body.code).toBe(401)
  expect((await linksOf(woId))[0]).toMatchObject({ uses: 0 })
})

it('a link ends thirty days after the last thing that happened, and not before', async () => {
  const { woId } = await givenTicket(world)
  const { http } = await givenLink(world, woId)
  const status = async () => (await http.call('queryWoById', read(woId))).body.code
  try {
    turned = 29 * dayMs
    expect(await status()).toBe(200)
    // Reading is nothing that happens; a reply is.
    must(await http.call('addWoHandleInfo', { ...words(woId, 'still waiting'), userId: 'whoever' }))
    turned = 58 * dayMs
    expect(await status()).toBe(200)
    turned = 60 * dayMs
    expect(await status()).toBe(401)
    // What is over stays over, whatever happens then.
    turned = 0
    const { rows } = await world.node.deps.pool.query<{ expires_at: number }>(
      'update ticket_links set expires_at = 1 where ticket_id = $1 returning expires_at',
      [woId],
    )
    // Signed in only now: a background job that runs while the clock is turned ends sign-ins.
    const agent = await Agent.signIn(world.http)
    must(await agent.call('replyTicket', answer(woId, 'too late')))
    expect((await linksOf(woId))[0]?.['expires_at']).toBe(rows[0]?.expires_at)
    expect(await status()).toBe(401)
  } finally {
    turned = 0
  }
})

it('an agent voids every link to a ticket at once; later ones are good', async () => {
  const { woId, visitor } = await givenTicket(world)
  const links = [await givenLink(world, woId), await givenLink(world, woId)]
  const agent = await Agent.signIn(world.http)
  expect((await deskTicketOf(agent, woId)).links).toBe(2)
  expect((await agent.call('revokeTicketLinks', { ticketId: woId })).body).toEqual({ code: 200, data: {} })
  for (const { http } of links) {
    expect((await http.call('queryWoById', read(woId))).body).toMatchObject({ code: 401 })
    const reply = await http.call('addWoHandleInfo', { ...words(woId, 'x'), userId: 'whoever' })
    expect(reply.body.code).toBe(401)
  }
  must(await agent.call('replyTicket', answer(woId, 'a reply revives nothing')))
  expect((await links[0]?.http.call('queryWoById', read(woId)))?.body.code).toBe(401)
  expect((await deskTicketOf(agent, woId)).links).toBe(0)
  const fresh = await givenLink(world, woId)
  expect((await fresh.http.call('queryWoById', read(woId))).body.code).toBe(200)
  expect((await visitor.call('queryWoById', { woId })).body.code).toBe(200)
})

it('a link may be for reading only', async () => {
  const { woId } = await givenTicket(world)
  const { http } = await givenLink(world, woId)
  await world.node.deps.pool.query('update ticket_links set may_reply = false where ticket_id = $1', [woId])
  expect(must(await http.call('queryWoById', read(woId)))).toMatchObject({ mayReply: false })
  const before = await snapshot(world)
  const reply = await http.call('addWoHandleInfo', { ...words(woId, 'x'), userId: 'whoever' })
  expect(reply.body.error).toBe('identity.forbidden')
  expect((await http.call('uploadWoFile', {})).body.error).toBe('upload.refused')
  expect(await snapshot(world)).toEqual(before)
})

it('who is blocked is blocked by a link too', async () => {
  const { visitor, woId } = await givenTicket(world)
  const { http } = await givenLink(world, woId)
  await world.node.deps.pool.query('update threads set blocked_until = $2 where user_id = $1', [
    visitor.started.userId,
    Date.now() + dayMs,
  ])
  const reply = await http.call('addWoHandleInfo', { ...words(woId, 'x'), userId: 'whoever' })
  expect(reply.body.error).toBe('visitor.blocked')
})

it('a ticket’s answers are kept by nobody on the way', async () => {
  const { woId } = await givenTicket(world)
  const { http } = await givenLink(world, woId)
  const { headers } = await http.call('queryWoById', read(woId))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  const visitor = await Visitor.start(world.http)
  expect((await visitor.call('queryWoByCustom', { tenantId: 'demo' })).headers.get('cache-control')).toBe(
    'no-store',
  )
})

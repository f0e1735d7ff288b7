import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { damage, givenTemplate, must } from './given.ts'

const world = givenWorld()

type Listed = { tickets: { ticketId: string }[]; next?: string; total?: number }
const list = async (agent: Agent, input: Record<string, unknown> = {}) =>
  must(await agent.call('listTickets', input)) as unknown as Listed
const idsIn = ({ tickets }: Listed) => tickets.map(({ ticketId }) => ticketId)

it('lists by status, priority, assignee and words, and counts what matches', async () => {
  const { db } = world.node.deps
  const shelf = await seedTenant(db, 'shelf')
  const agent = await Agent.signIn(world.http, 'ana@shelf.example')
  const template = await givenTemplate(world, shelf.tenantId)
  const visitor = await Visitor.start(world.http, { channelId: 'shelf' })
  const open = async (woTitle: string, more: Record<string, unknown> = {}) =>
    String(
      must(await visitor.call('addWo', damage(template, { tenantId: 'shelf', woTitle, ...more })))['woId'],
    )
  const kettle = await open('Kettle 100% broken', { customerName: 'Łukasz' })
  const pot = await open('Teapot')
  const cup = await open('Cup', { customerEmail: 'pat@shop.example' })
  expect(idsIn(await list(agent))).toEqual([cup, pot, kettle])
  expect((await list(agent)).total).toBe(3)

  must(
    await agent.call('updateTicket', { ticketId: pot, priority: 3, assigneeId: String(shelf.agents[0]?.id) }),
  )
  must(await agent.call('updateTicket', { ticketId: kettle, status: 2 }))
  // Last changed first.
  expect(idsIn(await list(agent))).toEqual([kettle, pot, cup])
  for (const [input, ids] of [
    [{ statuses: [2] }, [kettle]],
    [{ statuses: [0, 2] }, [kettle, pot, cup]],
    [{ statuses: [] }, [kettle, pot, cup]],
    [{ priorities: [3] }, [pot]],
    [{ assignee: 'me' }, [pot]],
    [{ assignee: String(shelf.agents[0]?.id) }, [pot]],
    [{ assignee: 'nobody' }, [kettle, cup]],
    [{ assignee: 'nobody', statuses: [0] }, [cup]],
    [{ assignee: 'somebody' }, []],
    [{ search: 'KETTLE' }, [kettle]],
    [{ search: 'łUKASZ' }, [kettle]],
    [{ search: 'pat@shop' }, [cup]],
    [{ search: '#2' }, [pot]],
    [{ search: '2' }, [pot]],
    [{ search: '100%' }, [kettle]],
    [{ search: '%' }, [kettle]],
    [{ search: '_' }, []],
    [{ search: "' or 1=1 --" }, []],
    [{ search: '  ' }, [kettle, pot, cup]],
  ] as const) {
    const found = await list(agent, input)
    expect({ input, ids: idsIn(found), total: found.total }).toEqual({ input, ids, total: ids.length })
  }
})

it('pages by a cursor: none twice, none left out, the count on the first only', async () => {
  const shelf = await seedTenant(world.node.deps.db, 'pages')
  const agent = await Agent.signIn(world.http, 'ana@pages.example')
  const template = await givenTemplate(world, shelf.tenantId)
  const visitor = await Visitor.start(world.http, { channelId: 'pages' })
  for (let i = 0; i < 7; i++) must(await visitor.call('addWo', damage(template, { tenantId: 'pages' })))
  await world.node.deps.pool.query('update tickets set updated_at = 5 where tenant_id = $1', [shelf.tenantId])
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 4; page++) {
    const found = await list(agent, { limit: 2, ...(cursor && { cursor }) })
    expect(found.total).toBe(page === 0 ? 7 : undefined)
    seen.push(...idsIn(found))
    cursor = found.next
  }
  expect(cursor).toBeUndefined()
  expect(new Set(seen).size).toBe(7)
  expect((await agent.call('listTickets', { cursor: '1 or 1.x' })).body.error).toBe('request.invalid')
})

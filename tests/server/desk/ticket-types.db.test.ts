import { expect, it } from 'vitest'
import type { ListedType } from '@foyer/contract/desk/ticket-types.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'
import { damage, givenTemplate, must, ticketOf } from '../tickets/given.ts'

const world = givenWorld()

async function saveType(agent: Agent, input: object): Promise<{ type: ListedType; isStale: boolean }> {
  return must(await agent.call('saveTicketType', { isArchived: false, ...input })) as never
}

async function typesOf(agent: Agent): Promise<ListedType[]> {
  return must(await agent.call('listTicketTypes'))['types'] as ListedType[]
}

it('C-32 C-33 a type has a name of its own, and tickets keep the name that they were opened with', async () => {
  const agent = await Agent.signIn(world.http)
  const form = await givenTemplate(world)
  const visitor = await Visitor.start(world.http)
  const woType = async (input: object) =>
    must(await visitor.call('getTemplateFiledInfoByTemplateId', { templateId: form.id, ...input }))['woType']
  expect(await woType({})).toEqual({ typeId: form.typeId, typeName: 'Damage' })

  const { type } = await saveType(agent, { typeName: 'Broken goods', formId: form.id })
  const { typeId } = type
  expect(await woType({})).toEqual({ typeId, typeName: 'Broken goods' })
  const byType = must(await visitor.call('getTemplateFiledInfoByTypeId', { typeId }))
  expect(byType).toMatchObject({ woType: { typeId, typeName: 'Broken goods' } })
  const send = async (id: string) =>
    String(must(await visitor.call('addWo', damage({ id: form.id, typeId: id }, { id: newId() })))['woId'])
  const woId = await send(typeId)
  // Somebody who opened the form before the type was made.
  expect(await ticketOf(visitor, await send(form.typeId))).toMatchObject({ typeName: 'Damage' })

  await saveType(agent, { ...type, typeName: 'Renamed', isArchived: true })
  expect(await ticketOf(visitor, woId)).toMatchObject({ typeId, typeName: 'Broken goods' })
  expect(await woType({})).toEqual({ typeId: form.typeId, typeName: 'Damage' })
  expect(await ticketOf(visitor, await send(typeId))).toMatchObject({ typeId, typeName: 'Renamed' })

  const other = await givenTemplate(world)
  await saveType(agent, { typeId, typeName: 'Renamed', formId: other.id })
  expect(await ticketOf(visitor, await send(typeId))).toMatchObject({ typeId, woType: form.id })
  expect((await agent.call('deleteTicketType', { typeId })).body.data).toEqual({
    uses: [{ kind: 'tickets', count: 3 }],
  })
})

it('types have an order, and a stale save changes nothing', async () => {
  await seedTenant(world.node.deps.db, 'typed')
  const agent = await Agent.signIn(world.http, 'ana@typed.example')
  const { tenantId } = await world.node.deps.db
    .selectFrom('tenants')
    .select('id as tenantId')
    .where('key', '=', 'typed')
    .executeTakeFirstOrThrow()
  const { id: formId } = await givenTemplate(world, tenantId)
  const made = []
  for (const typeName of ['A', 'B', 'C']) made.push((await saveType(agent, { typeName, formId })).type)
  const [a, b, c] = made
  must(await agent.call('orderTicketTypes', { typeIds: [c?.typeId, a?.typeId] }))
  expect((await typesOf(agent)).map(({ typeName }) => typeName)).toEqual(['C', 'A', 'B'])

  await saveType(agent, { ...a, typeName: 'A2' })
  const late = await saveType(agent, { ...a, typeName: 'A3' })
  expect(late).toMatchObject({ isStale: true, type: { typeName: 'A2', version: 2 } })
  must(await agent.call('deleteTicketType', { typeId: b?.typeId }))
  expect((await typesOf(agent)).map(({ typeName }) => typeName)).toEqual(['C', 'A2'])
})

it('a type leads only to a form of the organisation that is for tickets', async () => {
  const agent = await Agent.signIn(world.http)
  const { tenantId } = await seedTenant(world.node.deps.db, 'untyped')
  const theirs = await givenTemplate(world, tenantId)
  const card = await givenTemplate(world, world.demo.tenantId, false)
  const ask = (formId: string) => agent.call('saveTicketType', { typeName: 'X', formId, isArchived: false })
  expect((await ask(theirs.id)).body.error).toBe('object.unknown')
  expect((await ask(card.id)).body.error).toBe('request.invalid')
  expect((await ask(newId())).body.error).toBe('object.unknown')
})

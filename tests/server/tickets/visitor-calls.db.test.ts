import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { answer, damage, givenTemplate, givenTicket, must, snapshot, ticketOf, words } from './given.ts'

const world = givenWorld()

it('C-32 C-33 a form for tickets is read by its id and by its type, without values', async () => {
  const { id, typeId } = await givenTemplate(world)
  const visitor = await Visitor.start(world.http)
  const byId = must(await visitor.http.call('getTemplateFiledInfoByTemplateId', { templateId: id }))
  expect(byId).toEqual({
    woType: { typeId, typeName: 'Damage' },
    items: [
      { fieldId: 'order', fieldName: 'Order number', fieldType: 1, requiredStatus: 1, fieldValue: '' },
      {
        fieldId: 'parts',
        fieldName: 'Parts',
        fieldType: 8,
        requiredStatus: 0,
        fieldValue: '[{"name":"Box"},{"name":"Lid"}]',
      },
    ],
  })
  expect(must(await visitor.http.call('getTemplateFiledInfoByTypeId', { typeId }))).toEqual(byId)
})

it('C-32 C-33 a form that agents keep for the chat is unknown to visitors, and so is another tenant’s', async () => {
  const rival = await seedTenant(world.node.deps.db, 'rival')
  const visitor = await Visitor.start(world.http)
  const own = await givenTemplate(world, world.demo.tenantId, false)
  const theirs = await givenTemplate(world, rival.tenantId)
  const unknown = (await visitor.http.call('getTemplateFiledInfoByTemplateId', { templateId: 'none' })).body
  for (const { id, typeId } of [own, theirs]) {
    for (const [name, input] of [
      ['getTemplateFiledInfoByTemplateId', { templateId: id }],
      ['getTemplateFiledInfoByTypeId', { typeId }],
    ] as const) {
      const { body } = await visitor.http.call(name, input)
      expect({ ...body, requestId: '' }).toEqual({ ...unknown, requestId: '' })
      expect(body.error).toBe('object.unknown')
    }
    expect((await visitor.call('addWo', damage({ id, typeId }))).body.error).toBe('object.unknown')
  }
})

it('C-36 C-34 D-13 a ticket is opened, numbered and read again with all the names of the spec', async () => {
  const template = await givenTemplate(world)
  const visitor = await Visitor.start(world.http, { userName: 'Sam', email: 'sam@shop.example' })
  const parts = { fieldId: 'parts', fieldName: 'x', fieldValue: 'Box,Lid' }
  const input = damage(template, { customerPhone: '040 5550' })
  input.cusFieldConfigInfoVoList.push(parts)
  const first = String(must(await visitor.call('addWo', input))['woId'])
  const second = String(must(await visitor.call('addWo', input))['woId'])
  const ticket = await ticketOf(visitor, first)
  expect(ticket).toMatchObject({
    woId: first,
    woTitle: 'Kettle arrived damaged',
    woContent: 'The lid of my kettle arrived cracked.',
    woStatus: 0,
    woPriority: 1,
    typeId: template.typeId,
    typeName: 'Damage',
    woTypeId: template.typeId,
    woTypeName: 'Damage',
    woType: template.id,
    woStartWay: 0,
    partnerId: '',
    userId: visitor.started.userId,
    tenantId: 'demo',
    woFileRelVoList: [],
    cusFieldConfigInfoVoList: [
      { fieldId: 'order', fieldName: 'Order number', fieldValue: 'A-20931' },
      { fieldId: 'parts', fieldName: 'Parts', fieldValue: 'Box,Lid' },
    ],
    crmCustomerVo: { phone: '040 5550' },
    handleList: [],
    mayReply: true,
  })
  expect(first).toMatch(/^[\w-]{22}$/)
  expect((await ticketOf(visitor, second)).woNumber).toBe(ticket.woNumber + 1)
})

it('C-35 a visitor’s tickets are listed, the newest first, and nobody else’s', async () => {
  const { visitor, template, woId } = await givenTicket(world)
  const later = String(must(await visitor.call('addWo', damage(template)))['woId'])
  await givenTicket(world)
  const { list } = must(await visitor.call('queryWoByCustom', { tenantId: 'demo' })) as {
    list: { woId: string }[]
  }
  expect(list.map((ticket) => ticket.woId)).toEqual([later, woId])
  expect(list[0]).toEqual(await ticketOf(visitor, later))
})

it('C-36 the same id is the same ticket, whoever comes first; other words under it are a conflict', async () => {
  const template = await givenTemplate(world)
  const visitor = await Visitor.start(world.http)
  const input = damage(template, { id: newId() })
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.call('addWo', input)))
  const ids = new Set(answers.map((one) => String(must(one)['woId'])))
  expect(ids.size).toBe(1)
  const other = await visitor.call('addWo', { ...input, woContent: 'Something else.' })
  expect(other.body.error).toBe('message.conflict')
  const { list } = must(await visitor.call('queryWoByCustom', { tenantId: 'demo' })) as { list: unknown[] }
  expect(list).toHaveLength(1)
})

it('C-36 numbers have no holes, however many are opened and refused at once', async () => {
  const template = await givenTemplate(world)
  const visitors = await Promise.all(Array.from({ length: 6 }, () => Visitor.start(world.http)))
  const bad = damage(template, {
    woFileRelVoList: [{ fileName: 'x', fileType: 'x', fileUrl: '/files/1-x/x' }],
  })
  await Promise.all(
    visitors.flatMap((visitor) => [
      visitor.call('addWo', damage(template)),
      visitor.call('addWo', bad),
      visitor.call('addWo', damage(template)),
    ]),
  )
  const { rows } = await world.node.deps.pool.query<{ number: number }>(
    'select number from tickets where tenant_id = $1 order by number',
    [world.demo.tenantId],
  )
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, place) => place + 1))
})

it('V-05 V-07 V-12 what is missing, strange or too much is refused, and nothing is kept', async () => {
  const template = await givenTemplate(world)
  const visitor = await Visitor.start(world.http)
  const before = await snapshot(world)
  const [order] = damage(template).cusFieldConfigInfoVoList
  const file = { fileName: 'x', fileType: 'x', fileUrl: '/files/1-x/x' }
  for (const [wrong, error] of [
    [{ woContent: ' \n' }, 'request.invalid'],
    [{ woContent: '\u0000' }, 'request.invalid'],
    [{ cusFieldConfigInfoVoList: [] }, 'form.incomplete'],
    [{ cusFieldConfigInfoVoList: [{ ...order, fieldValue: ' ' }] }, 'form.incomplete'],
    [
      { cusFieldConfigInfoVoList: [order, { ...order, fieldId: 'parts', fieldValue: 'Cup' }] },
      'request.invalid',
    ],
    [{ cusFieldConfigInfoVoList: [order, { ...order, fieldId: 'price' }] }, 'request.invalid'],
    [{ woFileRelVoList: [file, file, file, file] }, 'request.invalid'],
    [{ woStartWay: 1 }, 'request.invalid'],
    [{ tenantId: 'rival' }, 'object.unknown'],
    [{ woType: 'none' }, 'object.unknown'],
    [{ woTypeId: 'none' }, 'object.unknown'],
    [{ woFileRelVoList: [{ ...file, fileUrl: 'https://evil.example/x.png' }] }, 'object.unknown'],
    [{ woFileRelVoList: [{ ...file, fileUrl: '//evil.example/files/1-x' }] }, 'object.unknown'],
    [{ userId: 'somebody' }, 'object.unknown'],
  ] as const) {
    const { body } = await visitor.call('addWo', damage(template, wrong))
    expect({ wrong, error: body.error }).toEqual({ wrong, error })
  }
  expect(await snapshot(world)).toEqual(before)
})

it('V-12 partner, way, status, priority and type are the server’s, whatever is sent', async () => {
  const { visitor, woId } = await givenTicket(world, {
    partnerId: 'p7',
    woStatus: 5,
    woPriority: 3,
    handleWoStatus: 99,
    assigneeId: 1,
    woTypeName: 'Refund at once',
  })
  expect(await ticketOf(visitor, woId)).toMatchObject({
    partnerId: '',
    woStartWay: 0,
    woStatus: 0,
    woPriority: 1,
    woTypeName: 'Damage',
  })
})

it('C-36 without a form, where the channel takes tickets; elsewhere it is refused', async () => {
  const { tenantId } = world.demo
  const config = { leaveMsgMode: true, leaveMsgType: 'ticket' } as const
  await seedChannel(world.node.deps.db, { tenantId, tenantKey: 'demo', key: 'bare', config })
  const bare = damage({ id: '', typeId: 'default' }, { cusFieldConfigInfoVoList: [], woTitle: '' })
  const there = await Visitor.start(world.http, { channelId: 'bare' })
  const woId = String(must(await there.call('addWo', bare))['woId'])
  expect(await ticketOf(there, woId)).toMatchObject({ woTitle: '留言工单', woType: '', typeId: 'default' })
  const elsewhere = await Visitor.start(world.http)
  expect((await elsewhere.call('addWo', bare)).body.error).toBe('form.refused')
})

it('C-37 X-06 a reply is stored once, brings a waiting ticket back, and the ticket shows it', async () => {
  const { visitor, woId } = await givenTicket(world, { customerName: 'Sam' })
  const agent = await Agent.signIn(world.http)
  must(await agent.call('replyTicket', answer(woId, 'Lid or money?', { status: 2 })))
  expect(await ticketOf(visitor, woId)).toMatchObject({ woStatus: 2 })
  const reply = words(woId, 'A new lid, please.', { id: newId() })
  const answers = await Promise.all(Array.from({ length: 4 }, () => visitor.call('addWoHandleInfo', reply)))
  for (const one of answers) expect(one.body).toEqual({ code: 200, data: {} })
  expect((await visitor.call('addWoHandleInfo', { ...reply, handleContent: 'x' })).body.error).toBe(
    'message.conflict',
  )
  const ticket = await ticketOf(visitor, woId)
  expect(ticket).toMatchObject({
    woStatus: 0,
    handleList: [
      { handleType: 1, handleUserName: 'Ana', handleContent: 'Lid or money?', handleWoStatus: 2 },
      { handleType: 2, handleUserName: 'Sam', handleContent: 'A new lid, please.', handleWoStatus: 0 },
    ],
  })
})

it('S-31 notes of agents and changes never reach a visitor, by no call and under no name', async () => {
  const { visitor, woId } = await givenTicket(world)
  const agent = await Agent.signIn(world.http)
  must(await agent.call('replyTicket', answer(woId, 'secret note', { isInternal: true })))
  must(await agent.call('updateTicket', { ticketId: woId, priority: 3 }))
  const one = await visitor.call('queryWoById', { woId })
  const all = await visitor.call('queryWoByCustom', { tenantId: 'demo' })
  expect(one.body.data['handleList']).toEqual([])
  for (const { body } of [one, all]) {
    expect(JSON.stringify(body)).not.toMatch(/secret note|priority"|medium|change/)
    expect(body.code).toBe(200)
  }
})

it('an archived ticket is read and takes no words', async () => {
  const { visitor, woId } = await givenTicket(world)
  const agent = await Agent.signIn(world.http)
  must(await agent.call('updateTicket', { ticketId: woId, status: 99 }))
  expect(await ticketOf(visitor, woId)).toMatchObject({ woStatus: 99, mayReply: false })
  expect((await visitor.call('addWoHandleInfo', words(woId, 'x'))).body.error).toBe('identity.forbidden')
})

it('who is blocked opens nothing, answers nothing and leaves no file', async () => {
  const { visitor, template, woId } = await givenTicket(world)
  await world.node.deps.pool.query('update threads set blocked_until = $2 where user_id = $1', [
    visitor.started.userId,
    Date.now() + 60_000,
  ])
  const before = await snapshot(world)
  expect((await visitor.call('addWo', damage(template))).body.error).toBe('visitor.blocked')
  expect((await visitor.call('addWoHandleInfo', words(woId, 'x'))).body.error).toBe('visitor.blocked')
  expect((await visitor.call('uploadWoFile', {})).body.error).toBe('visitor.blocked')
  expect((await visitor.call('queryWoById', { woId })).body.code).toBe(200)
  expect(await snapshot(world)).toEqual(before)
})

it('nobody opens tickets without end', async () => {
  const template = await givenTemplate(world)
  const visitor = await Visitor.start(world.http)
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => visitor.call('addWo', damage(template, { woContent: ' x' }))),
  )
  const stored = answers.filter(({ body }) => body.code === 200)
  expect(answers.some(({ body }) => body.error === 'request.tooMany')).toBe(true)
  expect(stored.length).toBeLessThanOrEqual(20)
})

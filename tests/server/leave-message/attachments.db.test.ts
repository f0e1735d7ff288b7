import { expect, it } from 'vitest'
import type { DeskOfflineMessage } from '@foyer/contract/desk/offline-messages.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { OfflineMessage } from '@foyer/contract/leave-message/endpoints.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { png } from '../files/pictures.ts'
import { answer, asFiles, deskTicketOf, must, ticketOf, uploadFor } from '../tickets/given.ts'
import { cracked } from './given.ts'

const world = givenWorld()

async function uploaded(visitor: Visitor, name: string): Promise<string> {
  return String(must(await uploadFor(visitor, name, await png()))['url'])
}

async function inChannel(config: Partial<ChannelConfig>) {
  const key = newId()
  const { tenantId } = world.demo
  await seedChannel(world.node.deps.db, { tenantId, tenantKey: 'demo', key, config })
  const visitor = await Visitor.start(world.http, { channelId: key })
  const leave = (more: object = {}) => visitor.call('leaveMsg', { ...cracked, channelId: key, ...more })
  return { visitor, leave }
}

async function listed(visitor: Visitor): Promise<OfflineMessage[]> {
  return must(await visitor.call('getLeaveMsgList')) as unknown as OfflineMessage[]
}

async function deskMessages(agent: Agent): Promise<DeskOfflineMessage[]> {
  const { messages } = must(await agent.call('listLeftMessages', { show: 'all' }))
  return messages as DeskOfflineMessage[]
}

it('V-13 up to three files are left with a message: its visitor and the agents open them', async () => {
  const visitor = await Visitor.start(world.http)
  const names = ['lid.png', 'box.png', 'label.png']
  const urls = await Promise.all(names.map((name) => uploaded(visitor, name)))
  const fileList = asFiles(...urls)
  const { msgNumber } = must(await visitor.call('leaveMsg', { ...cracked, fileList, id: newId() }))

  const [message] = await listed(visitor)
  expect(message).toMatchObject({ msgNumber, fileList: names.map((fileName) => ({ fileName })) })
  const ana = await Agent.signIn(world.http)
  const atDesk = (await deskMessages(ana)).find(({ number }) => number === msgNumber)
  expect(atDesk?.files.map(({ fileName }) => fileName)).toEqual(names)
  for (const { fileUrl } of [...(message?.fileList ?? []), ...(atDesk?.files ?? [])]) {
    expect((await fetch(world.http.address + fileUrl)).status).toBe(200)
    // The address alone opens nothing.
    expect((await fetch(world.http.address + (fileUrl.split('?')[0] ?? ''))).status).toBe(404)
  }
})

it('V-13 C-26 a retry is the same message; other files under its id are a conflict', async () => {
  const visitor = await Visitor.start(world.http)
  const [one, two] = [await uploaded(visitor, 'one.png'), await uploaded(visitor, 'two.png')]
  const input = { ...cracked, id: newId(), fileList: asFiles(one) }
  const first = must(await visitor.call('leaveMsg', input))
  expect(must(await visitor.call('leaveMsg', input))).toEqual(first)
  const other = await visitor.call('leaveMsg', { ...input, fileList: asFiles(two) })
  expect(other.body.error).toBe('message.conflict')
})

it('V-13 V-12 refused: a fourth file, one of somebody else, one twice, one that another message has', async () => {
  const [visitor, stranger] = [await Visitor.start(world.http), await Visitor.start(world.http)]
  const [mine, theirs] = [await uploaded(visitor, 'mine.png'), await uploaded(stranger, 'theirs.png')]
  must(await visitor.call('leaveMsg', { ...cracked, fileList: asFiles(mine) }))
  for (const [fileList, error] of [
    [asFiles('/a', '/b', '/c', '/d'), 'request.invalid'],
    [asFiles(theirs), 'object.unknown'],
    [asFiles('https://evil.example/x.png'), 'object.unknown'],
    [asFiles(mine), 'object.unknown'],
    [asFiles(theirs, theirs), 'object.unknown'],
  ] as const)
    expect((await visitor.call('leaveMsg', { ...cracked, fileList })).body.error).toBe(error)
  expect(await listed(visitor)).toHaveLength(1)
})

it('V-13 V-12 a channel that takes no files takes none with a message', async () => {
  const { visitor, leave } = await inChannel({
    imageButtonFlag: false,
    videoButtonFlag: false,
    fileButtonFlag: false,
  })
  const fileList = asFiles(await uploaded(visitor, 'lid.png'))
  expect((await leave({ fileList })).body.error).toBe('upload.refused')
  expect((await leave()).body.code).toBe(200)
})

it('V-13 a ticket that is made of it has its number and files; the list shows what became of it', async () => {
  const visitor = await Visitor.start(world.http)
  const fileList = asFiles(await uploaded(visitor, 'lid.png'))
  const { msgNumber } = must(await visitor.call('leaveMsg', { ...cracked, fileList }))
  const before = (await listed(visitor))[0]
  expect(before).not.toHaveProperty('priority')
  expect(before).not.toHaveProperty('dealTime')
  expect(before).not.toHaveProperty('reply')
  expect(before).not.toHaveProperty('referContent')

  const ana = await Agent.signIn(world.http)
  const { messageId } = (await deskMessages(ana)).find(({ number }) => number === msgNumber) ?? {}
  const { ticketId } = must(
    await ana.call('openTicket', { from: { kind: 'leftMessage', messageId }, title: 'Cracked lid' }),
  )
  const ticket = await ticketOf(visitor, String(ticketId))
  expect(ticket).toMatchObject({ woNumber: msgNumber, woFileRelVoList: [{ fileName: 'lid.png' }] })
  must(await ana.call('updateTicket', { ticketId, priority: 3 }))
  must(await ana.call('replyTicket', answer(String(ticketId), 'A new lid is on its way.')))
  must(await ana.call('replyTicket', answer(String(ticketId), 'Costs 3 EUR.', { isInternal: true })))
  expect((await deskTicketOf(ana, String(ticketId))).number).toBe(msgNumber)

  const [after] = await listed(visitor)
  expect(after).toMatchObject({
    msgState: 1,
    priority: 3,
    reply: 'A new lid is on its way.',
    referContent: 'Cracked lid',
  })
  expect(after?.dealTime).toBe(after?.updateTime)
})

it('V-13 a remark is the reply where there is no ticket', async () => {
  const visitor = await Visitor.start(world.http)
  const { msgNumber } = must(await visitor.call('leaveMsg', cracked))
  const ana = await Agent.signIn(world.http)
  const { messageId } = (await deskMessages(ana)).find(({ number }) => number === msgNumber) ?? {}
  must(await ana.call('handleLeftMessage', { messageId, isHandled: true, remark: 'A lid was sent.' }))
  const [message] = await listed(visitor)
  expect(message?.reply).toBe('A lid was sent.')
  expect(message?.dealTime).toBe(message?.updateTime)
})

it('V-12 leaveMsgContactMode: without a contact that can be reached, nothing is kept', async () => {
  const { visitor, leave } = await inChannel({ leaveMsgContactMode: true })
  for (const wrong of [
    { customerPhone: '', customerEmail: '' },
    { customerPhone: '', customerEmail: 'sam@example.invalid' },
    { customerPhone: 'call me', customerEmail: 'sam@shop.example' },
  ])
    expect((await leave(wrong)).body).toMatchObject({ code: 400, error: 'form.contact' })
  expect(await listed(visitor)).toEqual([])
  expect((await leave({ customerPhone: '' })).body.code).toBe(200)
  expect((await leave({ customerPhone: '13800138000', customerEmail: '' })).body.code).toBe(200)
})

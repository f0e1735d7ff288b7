import { describe, expect, it } from 'vitest'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { FormTemplate, FormUse } from '@foyer/contract/desk/forms.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { Template } from '@foyer/contract/tickets/template.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { damage, deskTicketOf, fields, must, ticketOf } from '../tickets/given.ts'

const world = givenWorld()
const order = fields[0]
if (!order) throw new Error('there are no fields')
const parts = (options: string[]): FormField => ({
  kind: 'checkbox',
  id: 'parts',
  name: 'Parts',
  required: false,
  options,
  value: [],
})

type Saved = { form: FormTemplate; version: number; isStale: boolean; changedBy: string }

async function save(agent: Agent, asked: readonly FormField[], more: object = {}): Promise<Saved> {
  const input = { title: 'Damage', fields: asked.map(encodeField), isForTickets: true, ...more }
  return must(await agent.call('saveForm', input)) as unknown as Saved
}

async function usesOf(agent: Agent, formId: string): Promise<FormUse[]> {
  return must(await agent.call('readForm', { formId }))['uses'] as FormUse[]
}

async function opened(visitor: Visitor, templateId: string): Promise<Template> {
  return must(await visitor.call('getTemplateFiledInfoByTemplateId', { templateId })) as unknown as Template
}

const answers = (partsChosen: string) => [
  { fieldId: 'order', fieldName: 'Order number', fieldValue: 'A-1' },
  { fieldId: 'parts', fieldName: 'Parts', fieldValue: partsChosen },
]

describe('what was answered stays', () => {
  it('a visitor can send the form that they have open, and tickets keep the old names', async () => {
    const agent = await Agent.signIn(world.http)
    const { form, version } = await save(agent, [order, parts(['Box', 'Lid'])])
    const visitor = await Visitor.start(world.http)
    const { woType } = await opened(visitor, form.id)
    const ticket = (more: object = {}) =>
      damage(
        { id: form.id, typeId: woType.typeId },
        { cusFieldConfigInfoVoList: answers('Box,Lid'), ...more },
      )
    const before = String(must(await visitor.call('addWo', ticket()))['woId'])

    const renamed = { ...order, name: 'Purchase number' }
    const added: FormField = { kind: 'text', id: 'more', name: 'Why?', required: true, value: '' }
    await save(agent, [renamed, parts(['Box', 'Handle']), added], { id: form.id, version })
    const late = String(must(await visitor.call('addWo', ticket({ id: newId() })))['woId'])
    for (const woId of [before, late])
      expect((await ticketOf(visitor, woId)).cusFieldConfigInfoVoList).toEqual([
        { fieldId: 'order', fieldName: 'Order number', fieldValue: 'A-1' },
        { fieldId: 'parts', fieldName: 'Parts', fieldValue: 'Box,Lid' },
      ])
    expect(JSON.stringify(await deskTicketOf(agent, before))).toContain('Box,Lid')

    await save(agent, [renamed], { id: form.id })
    expect((await visitor.call('addWo', ticket({ id: newId() }))).body.code).toBe(200)
    const invented = { ...ticket({ id: newId() }), cusFieldConfigInfoVoList: answers('Window') }
    expect((await visitor.call('addWo', invented)).body.error).toBe('request.invalid')
  })

  it('a form in a conversation is a copy: it is read and answered as it was sent', async () => {
    const { visitor, agent, threadId } = await startTalk(world.http)
    const { form } = await save(agent, [order, parts(['Box', 'Lid'])])
    const { id: formId, title: formTitle, fields: formFields } = form
    const msgContent = JSON.stringify({ formId, formTitle, formFields, submitted: 0 })
    const message = { threadId, id: newId(), msgType: msgTypes.form, msgContent }
    const { msgId } = must(await agent.call('reply', message)) as { msgId: string }
    expect(await usesOf(agent, form.id)).toEqual([{ kind: 'sent', count: 1 }])

    await save(agent, [parts(['Handle'])], { id: form.id, title: 'Other' })
    const filled = [
      { ...order, value: 'A-1' },
      { ...parts(['Box', 'Lid']), value: ['Lid'] },
    ] as FormField[]
    const docNode = JSON.stringify(filled.map(encodeField))
    must(await visitor.call('updateSessionMsg', { msgId, docNode }))
    const log = JSON.stringify((await agent.call('readThread', { threadId })).body)
    for (const text of ['Order number', 'Lid', 'A-1']) expect(log).toContain(text)
    expect(log).not.toContain('Handle')
  })
})

describe('two admins', () => {
  it('a save on an older version changes nothing and says what is there', async () => {
    const [ana, cleo] = [await Agent.signIn(world.http), await Agent.signIn(world.http)]
    const { form, version } = await save(ana, [order])
    await save(ana, [order], { id: form.id, version, title: 'Of Ana' })
    const late = await save(cleo, [order], { id: form.id, version, title: 'Of Cleo' })
    expect(late).toMatchObject({ isStale: true, version: version + 1, changedBy: 'Ana' })
    expect(late.form.title).toBe('Of Ana')
    const again = await save(cleo, [order], { id: form.id, version: late.version, title: 'Of Cleo' })
    expect(again).toMatchObject({ isStale: false, form: { title: 'Of Cleo' } })
  })

  it('of two saves at once one wins, and the other hears of it', async () => {
    const ana = await Agent.signIn(world.http)
    const { form, version } = await save(ana, [order])
    const both = ['One', 'Two'].map((title) => save(ana, [order], { id: form.id, version, title }))
    expect((await Promise.all(both)).filter(({ isStale }) => isStale)).toHaveLength(1)
  })
})

describe('a form that is used', () => {
  it('is not deleted and says where; archived, it works on for those who have it', async () => {
    const { db } = world.node.deps
    const { tenantId } = await seedTenant(db, 'uses')
    const agent = await Agent.signIn(world.http, 'ana@uses.example')
    const { form } = await save(agent, [order])
    const config = { leaveMsgMode: true, leaveMsgType: 'ticket', leaveMsgWoType: form.id } as const
    await seedChannel(db, { tenantId, tenantKey: 'uses', key: 'uses', config })
    const type = { typeName: '<b>Broken</b>', formId: form.id, isArchived: false }
    must(await agent.call('saveTicketType', type))
    const visitor = await Visitor.start(world.http, { channelId: 'uses' })
    const { woType } = await opened(visitor, form.id)
    expect(woType.typeName).toBe('<b>Broken</b>')
    must(await visitor.call('addWo', damage({ id: form.id, typeId: woType.typeId }, { tenantId: 'uses' })))

    const { name: channelName } = await db
      .selectFrom('channels')
      .select('name')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow()
    const uses = await usesOf(agent, form.id)
    expect(uses).toEqual([
      { kind: 'channel', name: channelName },
      { kind: 'ticketType', name: '<b>Broken</b>' },
      { kind: 'tickets', count: 1 },
    ])
    expect((await agent.call('deleteForm', { id: form.id })).body.data).toEqual({ uses })
    const notForTickets = { ...form, isForTickets: false }
    expect((await agent.call('saveForm', notForTickets)).body.error).toBe('request.invalid')
    must(await agent.call('archiveForm', { formId: form.id, isArchived: true }))
    expect((await agent.call('listForms')).body.data['forms']).toEqual([{ ...form, isArchived: true }])
    expect((await opened(visitor, form.id)).items).toHaveLength(1)
  })
})

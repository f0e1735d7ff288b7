import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { describe, expect, it } from 'vitest'
import { plainMessage } from '@foyer/core/messages/greeting.ts'
import { messageEvent } from '@foyer/core/messages/timeline-samples.ts'
import { networkDown, refusedBy, SessionDriver } from './session-driver.ts'

const accepted = { kind: 'accepted', seq: 4, at: 4, agent: { id: '7', nick: 'Ana', face: '' } } as const
const product = { picture: '', title: 'Kettle', desc: 'Blue', price: '39 EUR', url: 'https://shop.example/k' }

function texts({ state }: SessionDriver): string[] {
  return state.timeline.settled.flatMap((item) =>
    item.type === 'message' && item.message.content.kind === 'text' ? [item.message.content.text] : [],
  )
}

describe('a person comes', () => {
  it('T-14 manual, card, started note, greeting', () => {
    const driver = SessionDriver.started().do({ type: 'transferPressed' }).transferred('connected', 'Ana')
    expect(driver.mode).toBe('withAgent')
    expect(driver.asked('getAdminCard')).toEqual([{ userId: 'u1' }])
    expect(driver.asked('sysMsg')).toEqual([
      { msgContent: 'system.customerStarted', userId: 'u1', clientType: 1 },
    ])
    driver.hear(accepted)
    expect(texts(driver)).toEqual(['Hello, how can I help you?'])
    expect(driver.asked('getAdminCard')).toHaveLength(1)
  })

  it('what was made here is not reported as read', () => {
    const driver = SessionDriver.started().hear(messageEvent(3)).hear(accepted).wait(1_000)
    expect(driver.asked('msgComplete')).toEqual([{ userId: 'u1', pollId: 'p1', lastSeq: 3 }])
  })

  it('T-14 greets in every tab and after every reload, once, where the channel wants it', () => {
    const driver = SessionDriver.started().hear(accepted).hear(accepted)
    expect(texts(driver)).toHaveLength(1)
    expect(texts(SessionDriver.started({ adminWelcomeMode: false }).hear(accepted))).toEqual([])
  })

  it('D-03 P-02 the card of whoever is talked to, and of the next one', () => {
    const driver = SessionDriver.started().hear(accepted).answer('getAdminCard', getAdminCard.example.output)
    driver.hear({ ...accepted, seq: 6, agent: { id: '8', nick: 'Ben', face: '' } })
    expect(driver.asked('getAdminCard')).toHaveLength(2)
    expect(driver.state.card).toBeUndefined()
    driver.fail('getAdminCard', refusedBy('object.unknown'))
    expect(driver.of('notice')).toEqual([])
  })

  it('T-14 D-08 a product of the address is offered, and sent as a goods card', () => {
    const driver = SessionDriver.started({}, {}, { product })
    expect(driver.state.product).toBe('none')
    driver.hear(accepted)
    expect(driver.state.product).toBe('offered')
    driver
      .do({ type: 'productSent', id: 'product1', at: 5 })
      .do({ type: 'productSent', id: 'product2', at: 6 })
    expect(driver.of('outbox').filter(({ act }) => act === 'add')).toEqual([
      {
        do: 'outbox',
        act: 'add',
        id: 'product1',
        content: {
          kind: 'goods',
          imgUrl: '',
          title: 'Kettle',
          describe: 'Blue',
          label: '39 EUR',
          fromUrl: 'https://shop.example/k',
        },
      },
    ])
  })

  it('T-13 nobody online: a note, and the leave-message screen where that is wanted', () => {
    const stay = SessionDriver.started({ leaveMsgMode: false })
      .do({ type: 'transferPressed' })
      .transferred('noAgent')
    expect(stay.notes).toEqual(['Nobody is online at the moment. Leave us a message and we will write back.'])
    expect(stay.state.leave).toBeUndefined()
    expect(stay.mode).toBe('robot')
    const popup = SessionDriver.started().type('My kettle leaks').do({ type: 'transferPressed' })
    popup.transferred('noAgent')
    expect(popup.notes).toEqual(stay.notes)
    expect(popup.state.leave).toMatchObject({ text: 'My kettle leaks', endsWait: false })
    const bare = SessionDriver.started({ adminOfflineMode: false }).do({ type: 'transferPressed' })
    expect(bare.transferred('noAgent').notes).toEqual(['note.noAgent'])
    expect(bare.state.leave).toBeDefined()
  })
})

describe('attention', () => {
  it('a person is heard, unless muted; the robot only while nobody looks', () => {
    const driver = SessionDriver.started().hear(messageEvent(5))
    expect(driver.of('sound')).toHaveLength(1)
    driver.do({ type: 'muteToggled' }).hear(messageEvent(6))
    expect(driver.of('sound')).toHaveLength(1)
    expect(driver.of('store').at(-1)).toEqual({ do: 'store', what: 'isMuted', isMuted: true })
    driver.do({ type: 'muteToggled' }).look(false).hear(messageEvent(7))
    expect(driver.of('sound')).toHaveLength(2)
  })

  it('what was missed has a beginning until the visitor writes', () => {
    const driver = SessionDriver.started().hear(messageEvent(5)).look(false)
    driver.hear(messageEvent(6)).hear(messageEvent(7)).look(true)
    expect(driver.state.attention.newFrom).toBe(6)
    expect(driver.send('back').state.attention.newFrom).toBeUndefined()
  })
})

describe('form messages', () => {
  const field: FormField = { kind: 'text', id: 'c1', name: 'Order number', required: true, value: '' }
  const filled: FormField = { ...field, value: 'A-20931' }
  const base = { ...plainMessage, msgId: 't.5', seq: 5, id: '', sender: 'agent', at: 5 } as const
  const form: Message = {
    ...base,
    content: { kind: 'form', title: 'Which?', fields: [field], submitted: false },
  }
  const external: Message = {
    ...base,
    content: {
      kind: 'externalForm',
      guide: 'Which?',
      fields: [field],
      url: 'https://erp.shop.example/x',
      method: 'POST',
      headers: {},
      bodyType: 'application/json',
      submitted: false,
    },
  }

  function answered(message: Message): SessionDriver {
    const driver = SessionDriver.started({}, { status: 'withAgent' }).hear({ kind: 'message', message })
    return driver.do({ type: 'formAnswered', msgId: 't.5', fields: [filled] })
  }

  function isSubmitted({ state }: SessionDriver): boolean {
    const item = state.timeline.settled.find(({ key }) => key === 't.5')
    return item?.type === 'message' && 'submitted' in item.message.content && item.message.content.submitted
  }

  it('V-11 D-10 the fields go back as they came, with what was chosen, once', () => {
    const driver = answered(form).do({ type: 'formAnswered', msgId: 't.5', fields: [field] })
    expect(driver.asked('updateSessionMsg')).toEqual([
      { userId: 'u1', msgId: 't.5', docNode: JSON.stringify([encodeField(filled)]) },
    ])
    expect(isSubmitted(driver)).toBe(false)
    driver.answer('updateSessionMsg', {})
    expect(isSubmitted(driver)).toBe(true)
    expect(driver.state.forms).toEqual({})
  })

  it('an external form goes to the server first, then into the conversation', () => {
    const driver = answered(external)
    expect(driver.asked('updateSessionMsg')).toEqual([])
    expect(driver.asked('fromRequest')).toEqual([
      {
        url: 'https://erp.shop.example/x',
        method: 'POST',
        headers: {},
        contentType: 'application/json',
        requestBody: { 'Order number': 'A-20931' },
      },
    ])
    driver.answer('fromRequest', { status: 200, body: '' })
    expect(driver.asked('updateSessionMsg')).toHaveLength(1)
    expect(isSubmitted(driver.answer('updateSessionMsg', {}))).toBe(true)
  })

  it('that could not be sent says so and can be sent again', () => {
    const driver = answered(form).fail('updateSessionMsg', networkDown)
    expect(driver.state.forms).toEqual({ 't.5': 'failed' })
    driver.do({ type: 'formAnswered', msgId: 't.5', fields: [filled] })
    expect(driver.asked('updateSessionMsg')).toHaveLength(2)
  })

  it('answered in another tab is answered here', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent' }).hear({ kind: 'message', message: form })
    const echo: Message = {
      ...base,
      seq: 6,
      sender: 'visitor',
      content: { kind: 'form', title: '', fields: [filled], submitted: true },
    }
    driver.hear({ kind: 'message', message: echo })
    expect(isSubmitted(driver)).toBe(true)
    expect(driver.state.timeline.settled).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { msgTypes } from './kinds/codecs.ts'
import { parseJson } from '../readers.ts'
import { robotAnswerExample } from '../robot/endpoints.ts'
import { decodeContent, decodeMessage, encodeContent } from './codec.ts'
import { menuOfFaq } from './kinds/menu.ts'
import { defaultChannelConfig, encodeChannelConfig } from '../channel/config.ts'
import { kinds } from './kinds/index.ts'
import { wireMessageExample } from './wire-message.ts'

const jsonKinds = ['goods', 'order', 'link', 'form', 'externalForm', 'buttons', 'menu'] as const

describe('decodeMessage', () => {
  it('reads the more exact key of the robot, and nobody else has one', () => {
    const keys = { msgType: 1, msgContent: 'robot.unknown', robotNote: 'robot.unknownAgain' }
    const read = (senderType: number) => decodeMessage({ ...wireMessageExample, ...keys, senderType }).content
    expect(read(3)).toEqual({ kind: 'text', text: 'robot.unknownAgain' })
    expect(read(1)).toEqual({ kind: 'text', text: 'robot.unknown' })
  })

  it("D-07 reads the spec's fields into names", () => {
    expect(decodeMessage(wireMessageExample)).toEqual({
      msgId: 'hT3v9KqWx2A.12',
      seq: 12,
      id: 'm4Xk29aQpL0z',
      sender: 'agent',
      senderName: 'Ana',
      face: '',
      at: 1_794_700_000_000,
      content: { kind: 'text', text: 'Your parcel left the warehouse this morning.' },
      translation: '',
      quote: '',
      recalled: false,
      internal: false,
      sensitive: false,
    })
    const senders = [1, 2, 3, 4].map(
      (senderType) => decodeMessage({ ...wireMessageExample, senderType }).sender,
    )
    expect(senders).toEqual(['visitor', 'agent', 'robot', 'system'])
  })

  it('D-16 reads quote, translation, flags and reference files', () => {
    const flags = {
      recallFlag: 1,
      insideFlag: 1,
      sensitiveFlag: 1,
      replyMsg: 'Which order?',
      msgTransContent: 'Hallo',
    }
    expect(decodeMessage({ ...robotAnswerExample, ...flags })).toMatchObject({
      quote: 'Which order?',
      translation: 'Hallo',
      recalled: true,
      internal: true,
      sensitive: true,
      robot: {
        showTransfer: true,
        references: [{ name: 'Return slip.pdf', url: '/files/demo/return-slip.pdf' }],
      },
    })
  })

  it('D-09 names the rating of a robot answer', () => {
    const ratings = [0, 1, 2, undefined].map(
      (disabled) => decodeMessage({ ...robotAnswerExample, disabled }).robot?.rating,
    )
    expect(ratings).toEqual(['liked', 'disliked', 'hidden', 'undecided'])
  })

  it('K-03 a time below 1e10 is in seconds', () => {
    const at = (msgTime: unknown) => decodeMessage({ ...wireMessageExample, msgTime }).at
    expect(at(1_794_700_000)).toBe(1_794_700_000_000)
    expect(at(9_999_999_999)).toBe(9_999_999_999_000)
    expect(at(10_000_000_000)).toBe(10_000_000_000)
    expect(at('1794700000')).toBe(1_794_700_000_000)
    for (const broken of [undefined, null, 'soon', -5, NaN, {}]) expect(at(broken)).toBe(0)
  })

  it('D-08 an unknown type keeps its content as it was', () => {
    for (const msgType of [0, 14, 98, '1', null, undefined, 'animation', '__proto__'])
      expect(decodeContent({ msgType, msgContent: 'whatever' })).toEqual({
        kind: 'unsupported',
        raw: 'whatever',
      })
  })

  it.each(jsonKinds)('D-08 %s that is no JSON is unsupported, not lost', (kind) => {
    for (const msgContent of ['', 'hello', '{"title":', 'null', '"text"', '42', 'true'])
      expect(decodeContent({ msgType: msgTypes[kind], msgContent })).toEqual({
        kind: 'unsupported',
        raw: msgContent,
      })
  })

  it('does not let content reach a prototype', () => {
    const headers = '{"__proto__":{"polluted":"yes"},"constructor":"x","Accept":"a"}'
    const content = decodeContent({
      msgType: 11,
      msgContent: `{"headers":${headers},"__proto__":{"url":"evil"}}`,
    })
    expect(content).toMatchObject({
      kind: 'externalForm',
      url: '',
      headers: { Accept: 'a', constructor: 'x' },
    })
    expect(Object.getPrototypeOf(content)).toBe(Object.prototype)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('msgType 3', () => {
  const read = (msgContent: unknown, side = {}) => decodeContent({ msgType: 3, msgContent, ...side })

  it('D-08 is html, or JSON with answers, or JSON with a card', () => {
    expect(read('<b>Hi</b>')).toEqual({ kind: 'rich', html: '<b>Hi</b>', answers: [] })
    expect(read('{"answers":[{"reply":{"text":"Hi"},"nodeId":"n"}]}')).toMatchObject({
      answers: [{ text: 'Hi', nodeId: 'n', buttons: [] }],
    })
    expect(read('{"title":"Kettle","linkUrl":"/k"}')).toMatchObject({
      card: { title: 'Kettle', linkUrl: '/k' },
    })
  })

  it('takes answers from beside the content, and JSON of no known shape as unsupported', () => {
    expect(read('Hi', { answers: [{ reply: { text: 'Yes' } }] })).toMatchObject({
      answers: [{ text: 'Yes' }],
    })
    expect(read('{"weather":"fine"}')).toEqual({ kind: 'unsupported', raw: '{"weather":"fine"}' })
  })
})

describe('forms in messages', () => {
  const docNode = JSON.stringify([{ fieldId: 'c1', fieldName: 'Order', fieldType: 1, chooseValue: 'A-1' }])

  it('shows what was chosen once docNode holds it', () => {
    const { msgType, msgContent } = encodeContent({ kind: 'form', ...kinds.form.example })
    const sent = { submitted: true, fields: [{ kind: 'text', id: 'c1', value: 'A-1' }] }
    expect(decodeContent({ msgType, msgContent, docNode })).toMatchObject(sent)
    expect(decodeContent({ msgType: 11, msgContent: '{}', docNode })).toMatchObject(sent)
  })

  it('takes a bare list of fields, and one beside the content', () => {
    const expected = { kind: 'form', fields: [{ kind: 'text', name: 'Order' }] }
    expect(decodeContent({ msgType: 10, msgContent: docNode })).toMatchObject(expected)
    expect(decodeContent({ msgType: 10, msgContent: '', formFields: parseJson(docNode) })).toMatchObject(
      expected,
    )
  })
})

describe('lists beside the content', () => {
  it('buttons with their title as content', () => {
    const content = decodeContent({ msgType: 13, msgContent: 'Which?', btnList: [{ id: 'b', name: 'This' }] })
    expect(content).toMatchObject({ title: 'Which?', buttons: [{ id: 'b', name: 'This' }] })
  })

  it('a menu bar, and the FAQ of a channel in the same shape', () => {
    const { showType, showContent } = encodeChannelConfig(defaultChannelConfig).faq
    const beside = decodeContent({ msgType: 99, msgContent: '', menubar: showContent, showType })
    expect(beside).toEqual(menuOfFaq(defaultChannelConfig.faq))
    expect(beside).toMatchObject({ layout: 'tabs', entries: [{ name: 'Delivery' }, { name: 'Returns' }] })
  })
})

it('what could not be read is passed on as text', () => {
  expect(encodeContent({ kind: 'unsupported', raw: '{"a":' })).toEqual({ msgType: 1, msgContent: '{"a":' })
})

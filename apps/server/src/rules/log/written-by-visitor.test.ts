import { describe, expect, it } from 'vitest'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { decideAutomatic } from './automatic.ts'
import { decideCard } from './card.ts'
import { decideSystemNote } from '@foyer/core/log/system-notes.ts'

const channel = defaultChannelConfig
const canned = channel.chatMenuConfigPlan.menus.find((item) => item.menuType === 'answer')

describe('automatic messages', () => {
  it("P-01 T-22 the robot says its canned answers and its welcome, under the channel's name", () => {
    for (const content of [canned?.msgText ?? '', channel.robotWelcomeMsg]) {
      expect(decideAutomatic({ config: channel, translations: {} }, 'robot', content)).toEqual({
        type: 'message',
        msgType: 1,
        content,
        extra: { senderName: channel.robotName },
      })
    }
  })

  it('P-01 the system says what the channel says at its turns, as long as that is switched on', () => {
    for (const content of [channel.adminWelcomeMsg, channel.adminOfflineMsg, channel.unWorkingMsg]) {
      expect(decideAutomatic({ config: channel, translations: {} }, 'system', content)).toEqual({
        type: 'message',
        msgType: 1,
        content,
      })
    }
    const silent = { ...channel, adminWelcomeMode: false, adminOfflineMode: false } as const
    for (const content of [channel.adminWelcomeMsg, channel.adminOfflineMsg]) {
      expect(decideAutomatic({ config: silent, translations: {} }, 'system', content)).toBeUndefined()
    }
  })

  it('P-01 nobody but an agent says anything as an agent', () => {
    const texts = Object.values(channel).filter((value) => typeof value === 'string')
    for (const text of texts)
      expect(decideAutomatic({ config: channel, translations: {} }, 'agent', text)).toBeUndefined()
  })

  it.each(['', ' ', 'something else', 'Where is my order?', channel.userTimeoutMsg, channel.userQueueMsg])(
    'P-01 %j is no answer of the channel',
    (text) => {
      expect(decideAutomatic({ config: channel, translations: {} }, 'robot', text)).toBeUndefined()
      expect(decideAutomatic({ config: channel, translations: {} }, 'system', text)).toBeUndefined()
    },
  )

  it('an answer that an admin wrote with another line break is still the same', () => {
    const written = { ...channel, robotWelcomeMsg: 'Hello!\r\nAsk me.' }
    expect(decideAutomatic({ config: written, translations: {} }, 'robot', 'Hello!\nAsk me.')).toBeDefined()
  })
})

describe('system notes', () => {
  it('T-14 that the customer started, with the type of the client', () => {
    expect(decideSystemNote('system.customerStarted', 1)).toMatchObject({
      content: 'system.customerStarted',
      extra: { clientType: 1 },
    })
  })

  it.each(['system.rated', 'anything', 'toString', ''])('P-01 %j is not for visitors to say', (note) => {
    expect(decideSystemNote(note, 1)).toBeUndefined()
  })
})

describe('product cards', () => {
  const kettle = {
    imgUrl: 'https://shop.example/kettle.webp',
    title: 'Kettle',
    describe: '1.5 l',
    label: '€ 39.00',
    fromUrl: '/kettle',
  }
  const stored = (card: unknown): unknown => JSON.parse(decideCard(JSON.stringify(card)) ?? 'null')

  it('T-14 keeps the five fields; what is missing is empty, what is a number is text', () => {
    expect(stored(kettle)).toEqual(kettle)
    expect(stored({ title: 'Kettle', label: 39 })).toEqual({
      imgUrl: '',
      title: 'Kettle',
      describe: '',
      label: '39',
      fromUrl: '',
    })
  })

  it('drops other fields, and everything that is no text', () => {
    expect(stored({ ...kettle, onclick: 'x', __proto__: { a: 1 }, describe: ['x'] })).toEqual({
      ...kettle,
      describe: '',
    })
  })

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example', ' https://x', 'kettle.png'])(
    'empties the unsafe address %j',
    (url) => {
      expect(stored({ ...kettle, imgUrl: url, fromUrl: url })).toEqual({ ...kettle, imgUrl: '', fromUrl: '' })
    },
  )

  it('V-12 cuts texts between characters and empties addresses that are too long', () => {
    const long = { ...kettle, title: `x${'👩'.repeat(300)}`, fromUrl: `https://x/${'y'.repeat(2000)}` }
    expect(stored(long)).toEqual({ ...kettle, title: `x${'👩'.repeat(249)}`, fromUrl: '' })
  })

  it('drops control characters', () => {
    expect(stored({ ...kettle, title: 'Ket\u0000tle\u001b' })).toEqual(kettle)
  })

  it.each(['', 'kettle', 'null', '7', '[]', '{}', '{"title":""}', '{"title":" \\n"}', '{"title":null}'])(
    'V-12 %j is no card',
    (content) => expect(decideCard(content)).toBeUndefined(),
  )
})

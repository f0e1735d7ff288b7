import { describe, expect, it } from 'vitest'
import { LauncherConfig, launcherConfigExample } from '../channel/launcher-config.ts'
import { Origin } from '../channel/config/appearance.ts'
import { decodeCommand, decodeFrameMessage, decodeHello } from './commands.ts'
import {
  FrameCommand,
  frameCommandExamples,
  frameExamples,
  FrameMessage,
  HostHello,
  HostMessage,
} from './schemas.ts'

describe('what the loader asks of the frame', () => {
  it.each(Object.entries(frameCommandExamples))('%s: schema and decoder agree', (_name, example) => {
    expect(FrameCommand.parse(example)).toEqual(example)
    expect(decodeCommand(example)).toEqual(example)
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no id', { do: 'reset' }],
    ['an unknown word', { id: 1, do: 'eval' }],
    ['a word of every object', { id: 1, do: 'constructor' }],
    ['an endless text', { id: 1, do: 'send', text: 'x'.repeat(4001) }],
    ['an empty text', { id: 1, do: 'send', text: '' }],
    ['bytes', { id: 1, do: 'send', text: new Uint8Array(9) }],
    ['an endless proof', { id: 1, do: 'identify', jwt: 'x'.repeat(4001) }],
    ['an unknown theme', { id: 1, do: 'theme', theme: 'url(//evil)' }],
    ['a card without a name', { id: 1, do: 'card', card: {} }],
  ])('drops %s', (_name, value) => expect(decodeCommand(value)).toBeUndefined())

  it('keys of every object do not reach what is said of a user', () => {
    const hostile: unknown = JSON.parse(
      '{"id":1,"do":"update","user":{"__proto__":{"a":1},"userId":"u2","email":"a@b"}}',
    )
    expect(decodeCommand(hostile)).toEqual({ id: 1, do: 'update', user: { email: 'a@b' } })
  })

  it('C-39 attributes are texts within their bounds', () => {
    const attributes = { a: 1, b: true, c: 'x'.repeat(2000), d: null, ['n'.repeat(65)]: 'x' }
    const command = decodeCommand({ id: 1, do: 'update', user: { attributes, customerToken: 'abc' } })
    const kept = { a: '1', b: 'true', c: 'x'.repeat(1000), d: '' }
    expect(command).toEqual({ id: 1, do: 'update', user: { attributes: kept, customerToken: 'abc' } })
  })

  it('C-39 attributes are cut between characters, and the oldest of too many are left out', () => {
    const many = Object.fromEntries(Array.from({ length: 55 }, (_, at) => [`n${at}`, String(at)]))
    const attributes = { ...many, last: `${'x'.repeat(999)}😀` }
    const command = decodeCommand({ id: 1, do: 'update', user: { attributes } })
    const kept = (command?.do === 'update' && command.user.attributes) || {}
    expect(Object.keys(kept)).toHaveLength(50)
    expect(Object.keys(kept)[0]).toBe('n6')
    expect(kept['last']).toBe('x'.repeat(999))
  })

  it('an empty token takes the token back', () => {
    const taken = { id: 1, do: 'update', user: { customerToken: '' } }
    expect(decodeCommand(taken)).toEqual(FrameCommand.parse(taken))
  })

  it('a frame that is shown may be told to leave the focus alone', () => {
    const quiet = { id: 1, do: 'shown', isShown: true, takesFocus: false }
    expect(decodeCommand(quiet)).toEqual(FrameCommand.parse(quiet))
    expect(decodeCommand({ ...quiet, takesFocus: 'no' })).toEqual({ id: 1, do: 'shown', isShown: true })
  })

  it('the first word names its version and a channel', () => {
    const hello = { type: 'foyer:hello', version: 1, channelId: 'demo' }
    expect(decodeHello(hello)).toEqual(HostHello.parse(hello))
    for (const wrong of [
      { ...hello, version: 2 },
      { ...hello, channelId: '' },
      { ...hello, type: 'hello' },
      'foyer:hello',
    ])
      expect(decodeHello(wrong)).toBeUndefined()
  })
})

describe('window messages', () => {
  it.each(Object.entries(frameExamples))('%s: schema and decoder agree', (type, example) => {
    expect(FrameMessage.parse(example)).toEqual(example)
    expect(decodeFrameMessage(example)).toEqual(example)
    expect(HostMessage.safeParse(example).success).toBe(type !== 'hideIframe')
  })

  it('listens to nothing else', () => {
    for (const value of [
      'showIframe',
      { updateUser: {} },
      { type: 'eval' },
      null,
      [],
      { type: ['showIframe'] },
    ])
      expect(decodeFrameMessage(value)).toBeUndefined()
  })

  it('leaves out what is too long', () => {
    const long = decodeFrameMessage({ type: 'updateUser', data: { userName: 'x'.repeat(201), locale: 'en' } })
    expect(long).toEqual({ type: 'updateUser', data: { locale: 'en' } })
  })
})

it('the channel line has an example', () => {
  expect(LauncherConfig.parse(launcherConfigExample)).toEqual(launcherConfigExample)
})

it.each(['https://shop.example', 'http://127.0.0.1:8080', 'https://*.shop.example'])(
  '%s is an origin',
  (text) => expect(Origin.safeParse(text).success).toBe(true),
)

it.each([
  'shop.example',
  'https://shop.example/',
  '*',
  'https://*',
  'null',
  "https://a.b; script-src 'x'",
  'https://A.b',
])('%s is none', (text) => expect(Origin.safeParse(text).success).toBe(false))

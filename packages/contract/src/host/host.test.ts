import { describe, expect, it } from 'vitest'
import { ChannelLine, channelLineExample } from '../channel/channel-line.ts'
import { Origin } from '../channel/config/embedding.ts'
import { decodeCommand, decodeHello } from './command-codec.ts'
import { FrameCommand, frameCommandExamples, HostHello } from './commands.ts'

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

it('the channel line has an example', () => {
  expect(ChannelLine.parse(channelLineExample)).toEqual(channelLineExample)
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

import { messageEvent } from '@foyer/core/messages/timeline-samples.ts'
import { hostTiming } from '@foyer/core/timing.ts'
import { describe, expect, it } from 'vitest'
import { hello, rig, shop } from './frame-rig.testkit.ts'

const ready = { type: 'event', event: { name: 'ready' } }

describe('the handshake', () => {
  it('S-33 a page of an allowed site gets a line of its own', async () => {
    const { knock } = rig({ channel: { allowedOrigins: [shop] } })
    expect(await knock().heard()).toEqual([ready])
  })

  it('S-33 every site is allowed where the channel names none', async () => {
    expect(await rig().knock({ origin: 'https://anywhere.example' }).heard()).toEqual([ready])
  })

  it('waits for the channel’s own list, and believes nothing else', async () => {
    const { knock, come } = rig({ channel: { allowedOrigins: ['https://other.example'] }, until: 'nothing' })
    const loader = knock()
    expect(await loader.heard()).toEqual([])
    come('settings')
    expect(await loader.heard()).toEqual([])
  })

  it('of all knocks while the settings were on their way, the last is answered', async () => {
    const { knock, come } = rig({ until: 'nothing' })
    const knocks = [knock(), knock(), knock()]
    come('settings')
    const heard = await Promise.all(knocks.map((each) => each.heard()))
    expect(heard).toEqual([[], [], [ready]])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site that looks alike', { origin: 'https://shop.example.evil.example' }],
    ['no site at all', { origin: 'null' }],
    ['a file', { origin: 'file://' }],
    ['another scheme', { origin: 'http://shop.example' }],
    ['a sibling or nested frame', { source: { name: 'another window' } }],
    ['an opener or popup', { source: null }],
    ['nobody', { source: undefined }],
  ])('S-33 %s gets none', async (_who, from) => {
    const { knock } = rig({ channel: { allowedOrigins: [shop] } })
    expect(await knock(from).heard()).toEqual([])
  })

  it.each([
    ['another channel', { channelId: 'other' }],
    ['another version', { version: 2 }],
    ['no type', { type: undefined }],
  ])('%s gets none', async (_what, part) => {
    const { knock } = rig()
    expect(await knock({}, { ...hello, ...part }).heard()).toEqual([])
  })

  it('a knock without a port is nothing', () => {
    const { post } = rig()
    expect(() => post(hello)).not.toThrow()
  })

  it('a page whose script was loaded anew is heard, and told what is unread', async () => {
    const { knock, chat } = rig()
    const before = knock()
    chat.frame.show(false)
    chat.session.dispatch({ type: 'received', event: messageEvent(2), at: 1 })
    const after = knock()
    expect(await after.events()).toEqual([{ name: 'ready' }, { name: 'unread', count: 1 }])
    chat.session.dispatch({ type: 'received', event: messageEvent(3), at: 1 })
    expect((await after.events()).at(-1)).toEqual({ name: 'unread', count: 2 })
    expect((await before.events()).at(-1)).toEqual({ name: 'unread', count: 1 })
  })

  it('a page that knocked again before it heard us may go on with its first port', async () => {
    const { knock, chat } = rig()
    const [first, second] = [knock(), knock()]
    expect(await first.ask({ do: 'shown', isShown: false })).toMatchObject({ type: 'done' })
    chat.session.dispatch({ type: 'received', event: messageEvent(2), at: 1 })
    expect((await first.events()).map(({ name }) => name)).toContain('unread')
    expect((await second.events()).map(({ name }) => name)).toEqual(['ready'])
  })

  it('once it speaks through the newer, a late word through the older is answered there and changes nothing', async () => {
    const { knock, chat } = rig()
    const [first, second] = [knock(), knock()]
    await second.ask({ do: 'shown', isShown: false })
    expect(await first.ask({ do: 'get', what: 'unread' })).toMatchObject({ type: 'done' })
    chat.session.dispatch({ type: 'received', event: messageEvent(2), at: 1 })
    expect((await second.events()).map(({ name }) => name)).toContain('unread')
    expect((await first.events()).map(({ name }) => name)).toEqual(['ready'])
  })

  it('ports do not pile up', async () => {
    const { knock, clock } = rig()
    const knocks = Array.from({ length: 20 }, () => {
      clock.now += hostTiming.messages.refillMs
      return knock()
    })
    const answers = await Promise.all(knocks.map((each) => each.ask({ do: 'get', what: 'unread' })))
    expect(answers.filter(Boolean)).toHaveLength(3)
  })
})

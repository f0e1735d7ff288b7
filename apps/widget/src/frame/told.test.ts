import { transferStatuses } from '@foyer/contract/codes.ts'
import { messageEvent, ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rig } from './frame-rig.testkit.ts'

afterEach(() => vi.unstubAllGlobals())

function around(): unknown[][] {
  const posted: unknown[][] = []
  vi.stubGlobal('location', {})
  vi.stubGlobal('document', { referrer: 'https://shop.example/cart' })
  vi.stubGlobal('window', { parent: { postMessage: (...given: unknown[]) => posted.push(given) } })
  return posted
}

describe('what the page is told', () => {
  it('events of the conversation, without a word of it', async () => {
    const { knock, chat } = rig()
    const loader = knock()
    chat.session.dispatch({ type: 'sendPressed', id: 'm1', text: 'a secret', at: 1 })
    chat.session.dispatch({ type: 'received', event: ownEvent(2, 'm1'), at: 1 })
    chat.session.dispatch({ type: 'received', event: messageEvent(3), at: 1 })
    expect(await loader.events()).toEqual([
      { name: 'ready' },
      { name: 'conversation:start' },
      { name: 'message:sent', id: 'm1' },
      { name: 'message', id: 't.3', from: 'agent' },
      { name: 'unread', count: 1 },
    ])
    expect(JSON.stringify(await loader.heard())).not.toMatch(/secret|message 3/)
  })

  it('that a conversation is under way, and that it is over, for the next page of the site', async () => {
    const { knock, chat } = rig()
    const loader = knock()
    const conversation = async () =>
      (await loader.heard()).flatMap((told) => (told.type === 'conversation' ? [told.isOpen] : []))
    chat.session.dispatch({ type: 'received', event: ownEvent(2, 'm1'), at: 1 })
    chat.session.dispatch({ type: 'received', event: messageEvent(3), at: 1 })
    expect(await conversation()).toEqual([true])
    const again = knock()
    expect(await again.heard()).toContainEqual({ type: 'conversation', isOpen: true })
    chat.session.dispatch({
      type: 'received',
      event: { kind: 'closed', seq: 4, at: 4, reason: 'agent' },
      at: 1,
    })
    expect(await again.heard()).toContainEqual({ type: 'conversation', isOpen: false })
  })

  it('S-33 whether a person can be asked for: as soon as it is known, and when it changes', async () => {
    const { knock, chat } = rig({ channel: { isStaffed: true } })
    const loader = knock()
    chat.session.dispatch({ type: 'transferPressed' })
    for (const status of ['noAgent', 'noAgent', 'queued'] as const)
      chat.session.dispatch({
        type: 'answered',
        call: 'transferAgent',
        input: { userId: 'u1' },
        outcome: {
          ok: true,
          data: { status: transferStatuses[status], adminId: '', adminNick: '', waitIndex: 0 },
        },
        at: 1,
      })
    expect((await loader.events()).filter(({ name }) => name === 'ready' || name === 'availability')).toEqual(
      [
        { name: 'ready' },
        { name: 'availability', isOpen: true },
        { name: 'availability', isOpen: false },
        { name: 'availability', isOpen: true },
      ],
    )
  })

  it('S-33 S-09 the close button is told through the port', async () => {
    const posted = around()
    const { knock, chat } = rig()
    const loader = knock()
    chat.frame.hide()
    expect((await loader.heard()).at(-1)).toEqual({ type: 'close' })
    expect(posted).toEqual([])
  })

  it('S-33 S-09 a page without our loader is told by the spec’s message, and nobody sees the chat until it is shown', async () => {
    const posted = around()
    const { chat, post } = rig()
    chat.frame.show(true)
    chat.frame.hide()
    expect(posted).toEqual([[{ type: 'hideIframe' }, 'https://shop.example']])
    expect(chat.frame.isShown()).toBe(false)
    post({ type: 'showIframe' })
    await Promise.resolve()
    expect(chat.frame.isShown()).toBe(true)
  })

  it('somebody who touches the chat sees it, whatever was said', () => {
    const { bridge, chat, surface } = rig({ until: 'settings' })
    bridge.onTouched()
    expect(chat.frame.isShown()).toBe(true)
    bridge.onTouched()
    expect(surface).toEqual(['not held'])
  })
})

import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { describe, expect, it } from 'vitest'
import type { SessionStore } from '../session/store.ts'
import type { Customization } from './customize.ts'
import { createPreviewSession } from './preview-session.ts'
import type { ChannelDraft } from './read-settings.ts'

const texts = { t: (key: string) => key, at: 1_794_700_000_000 }

function setUp(state: SessionState = { ...initialState, channel: defaultChannelConfig }) {
  const told: unknown[] = []
  const inner: SessionStore = {
    get: () => state,
    subscribe: () => () => undefined,
    dispatch: (event) => told.push(event),
  }
  return { preview: createPreviewSession(inner, texts), told }
}

function draft(channel: Partial<ChannelDraft>, staging: Customization['staging'] = {}): Customization {
  return { settings: { channel, rating: {} }, staging }
}

describe('the preview', () => {
  it("S-03 shows the channel's settings with what is tried out on top", () => {
    const { preview } = setUp()
    expect(preview.get().channel).toEqual(defaultChannelConfig)
    preview.customize(draft({ mainColor: '#0a7d4f' }))
    preview.customize(draft({ robotName: 'Otto' }))
    expect(preview.get().channel).toEqual({
      ...defaultChannelConfig,
      mainColor: '#0a7d4f',
      robotName: 'Otto',
    })
    expect(preview.get()).toBe(preview.get())
  })

  it('S-03 tells those who look, until they leave', () => {
    const { preview } = setUp()
    let looks = 0
    const leave = preview.subscribe(() => (looks += 1))
    preview.customize(draft({ mainColor: '#0a7d4f' }))
    leave()
    preview.customize(draft({ mainColor: '#123456' }))
    expect(looks).toBe(1)
  })

  it('S-03 sends nothing, whatever is pressed', () => {
    const { preview, told } = setUp()
    preview.dispatch({ type: 'sendPressed', id: 'a', text: 'hello', at: 1 })
    preview.dispatch({ type: 'transferPressed' })
    expect(told).toEqual([])
  })

  it('waits for the settings like the chat itself', () => {
    expect(setUp(initialState).preview.get()).toBe(initialState)
    expect(setUp().preview.get().mode).toEqual({ name: 'robot' })
  })

  it('S-03 has a robot, a visitor and an agent to look at', () => {
    const kinds = setUp()
      .preview.get()
      .timeline.settled.map((item) => (item.type === 'message' ? item.message.sender : item.type))
    expect(kinds).toEqual(['guide', 'visitor', 'agent'])
  })

  it('keeps the draft and the scene when the language changes', () => {
    const { preview } = setUp()
    preview.customize(draft({ robotName: 'Otto' }, { scene: 'queue' }))
    preview.speak((key) => `other ${key}`)
    expect(preview.get().channel?.robotName).toBe('Otto')
    expect(preview.get().mode.name).toBe('queued')
    expect(JSON.stringify(preview.get().timeline)).toContain('other preview.visitor')
  })

  it('keeps what a message does not name', () => {
    const { preview } = setUp()
    preview.customize(draft({}, { scene: 'agent', theme: 'dark' }))
    preview.customize(draft({}, { scene: 'ended' }))
    expect(preview.shown().staging).toEqual({ scene: 'ended', theme: 'dark' })
  })
})

import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { describe, expect, it } from 'vitest'
import type { SessionStore } from '../session/store.ts'
import { createPreviewSession } from './preview-session.ts'
import { previewSample } from './Preview.tsx'

const sample = previewSample((key) => key, 1_794_700_000_000)

function setUp(state: SessionState = { ...initialState, channel: defaultChannelConfig }) {
  const told: unknown[] = []
  const inner: SessionStore = {
    get: () => state,
    subscribe: () => () => undefined,
    dispatch: (event) => told.push(event),
  }
  return { preview: createPreviewSession(inner, sample), told }
}

describe('the preview', () => {
  it("S-03 shows the channel's settings with what is tried out on top", () => {
    const { preview } = setUp()
    expect(preview.get().channel).toEqual(defaultChannelConfig)
    preview.customize({ mainColor: '#0a7d4f' })
    preview.customize({ robotName: 'Otto' })
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
    preview.customize({ mainColor: '#0a7d4f' })
    leave()
    preview.customize({ mainColor: '#123456' })
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
    const kinds = sample.timeline.settled.map((item) =>
      item.type === 'message' ? item.message.sender : item.type,
    )
    expect(kinds).toEqual(['guide', 'visitor', 'agent'])
  })
})

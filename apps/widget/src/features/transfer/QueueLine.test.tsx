import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type Mode, type SessionState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { QueueLine } from './QueueLine.tsx'

const shown = vi.hoisted(() => ({ state: {} as SessionState }))

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: (select: (state: SessionState) => unknown) => select(shown.state),
  useDispatch: () => () => undefined,
}))
vi.mock('../../text/TextProvider.tsx', () => ({
  useText:
    () =>
    (key: string, params: Readonly<Record<string, unknown>> = {}) =>
      key === 'factory.queue' ? 'Platz ##' : [key, ...Object.values(params)].join(' '),
}))

function render(mode: Mode, change: Partial<typeof defaultChannelConfig> = {}): string {
  const channel = { ...defaultChannelConfig, userQueueMode: false, ...change }
  shown.state = { ...initialState, mode, channel }
  return renderToStaticMarkup(<QueueLine />)
}

describe('the line of who waits', () => {
  it('T-15 says the place, and how long it may take if anybody can say', () => {
    expect(render({ name: 'queued', waitIndex: 3 })).toContain('queue.place 3')
    expect(render({ name: 'queued', waitIndex: 3 })).not.toContain('queue.wait')
    const wait = { fromMs: 120_000, toMs: 300_000 }
    expect(render({ name: 'queued', waitIndex: 3, wait })).toContain('queue.place 3 queue.wait.range 2 5')
  })

  it("T-15 the channel's text has the place in it, in the visitor's language unless the owner changed it", () => {
    const text = (userQueueMsg?: string) =>
      render(
        { name: 'queued', waitIndex: 3 },
        { userQueueMode: true, ...(userQueueMsg !== undefined && { userQueueMsg }) },
      )
    expect(text()).toContain('Platz 3')
    expect(text('Before you: ##.')).toContain('Before you: 3.')
  })

  it('T-15 T-23 offers a way out to who waits, and a message only where the channel takes any', () => {
    const waiting = { name: 'queued', waitIndex: 1 } as const
    expect(render(waiting, { leaveMsgMode: true })).toContain('queue.leaveInstead')
    expect(render(waiting, { leaveMsgMode: false })).not.toContain('queue.leaveInstead')
    expect(render(waiting)).toContain('queue.stop')
    expect(render({ name: 'requesting' })).not.toContain('queue.stop')
    expect(render({ name: 'robot' })).toBe('')
  })
})

import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { TransferButton } from './TransferButton.tsx'

const shown = vi.hoisted(() => ({ state: {} as SessionState }))

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: (select: (state: SessionState) => unknown) => select(shown.state),
  useDispatch: () => () => undefined,
}))
vi.mock('../../text/TextProvider.tsx', () => ({ useText: () => (key: string) => key }))

const bare = { ...defaultChannelConfig, ...menusOf([]) }
const robot: SessionState = { ...initialState, mode: { name: 'robot' }, channel: bare }

function render(state: SessionState): string {
  shown.state = state
  return renderToStaticMarkup(<TransferButton />)
}

describe('the way to a person', () => {
  it('P-03 is there with the robot, where the channel lets visitors ask', () => {
    expect(render(robot)).toContain('transfer.ask')
    expect(render({ ...robot, mode: { name: 'withAgent' } })).toBe('')
    expect(render({ ...robot, channel: { ...bare, transferUserMode: false } })).toBe('')
    expect(render({ ...robot, channel: { ...bare, receiveMode: 'humanOnly' } })).toBe('')
  })

  it('P-03 is not there twice: a tag of the quick menu may be one', () => {
    expect(render({ ...robot, channel: defaultChannelConfig })).toBe('')
  })

  it('T-01 waits while a person has just been asked for', () => {
    expect(render({ ...robot, isTransferLocked: true })).toContain('disabled')
  })
})

import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ClosedBar } from './ClosedBar.tsx'

const shown = vi.hoisted(() => ({ state: {} as SessionState }))

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: (select: (state: SessionState) => unknown) => select(shown.state),
  useDispatch: () => () => undefined,
  useChat: () => ({ params: {}, frame: {} }),
}))
vi.mock('../../text/TextProvider.tsx', () => ({ useText: () => (key: string) => key }))

const ended: SessionState = {
  ...initialState,
  mode: { name: 'ended', reason: 'agent' },
  channel: defaultChannelConfig,
}

const visitor = { userId: 'u1', pollId: 'p1', sessionId: 's1', firstSeq: 1, lastSeq: 1 }

function render(state: SessionState): string {
  shown.state = state
  return renderToStaticMarkup(<ClosedBar />)
}

describe('the bar of a closed chat', () => {
  it('S-19 says that it ended, and offers a new chat and a rating', () => {
    const html = render(ended)
    expect(html).toContain('<p>closed.text</p>')
    expect(html).toContain('closed.startOver')
    expect(html).toContain('closed.rate')
  })

  it('S-19 offers no rating where the channel wants none', () => {
    const html = render({ ...ended, channel: { ...defaultChannelConfig, evaluateMode: false } })
    expect(html).toContain('closed.startOver')
    expect(html).not.toContain('closed.rate')
  })

  it('leads to the data of a known visitor', () => {
    expect(render({ ...ended, visitor })).toContain('myData.title')
    expect(render(ended)).not.toContain('myData.title')
  })

  it('leads there before the end as well, where no header does', () => {
    const open: SessionState = { ...ended, visitor, mode: { name: 'withAgent' } }
    const channel = { ...defaultChannelConfig, navigationBarShowFlag: false }
    expect(render({ ...open, channel })).toContain('myData.title')
    expect(render({ ...open, channel })).not.toContain('closed.text')
    expect(render(open)).toBe('')
  })

  it('S-19 stands only after the end', () => {
    expect(render({ ...ended, mode: { name: 'withAgent' } })).toBe('')
  })
})

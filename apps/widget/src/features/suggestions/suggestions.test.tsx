import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type SessionState, type Tip } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { SuggestionList } from './SuggestionList.tsx'
import { Suggestions } from './Suggestions.tsx'

const shown = vi.hoisted(() => ({ state: {} as SessionState }))

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: (select: (state: SessionState) => unknown) => select(shown.state),
  useDispatch: () => () => undefined,
  useChat: () => ({ send: () => undefined }),
}))
vi.mock('../../text/TextProvider.tsx', () => ({
  useText: () => (key: string, params?: object) => key + (params ? JSON.stringify(params) : ''),
}))

function tip(tips: string): Tip {
  return { tips, question: tips.replaceAll(/<\/?em>/g, ''), docId: 'd1', score: 1 }
}

function listOf(...tips: readonly Tip[]): string {
  return renderToStaticMarkup(
    <SuggestionList tips={tips} onDismiss={() => undefined} onHold={() => undefined} />,
  )
}

describe('tips', () => {
  it('S-15 every tip is a button', () => {
    expect(listOf(tip('one'), tip('two')).match(/<button type="button"/g)).toHaveLength(2)
  })

  it('D-17 what matched is emphasised', () => {
    expect(listOf(tip('How do I <em>return</em> it?'))).toContain('<mark>return</mark>')
  })

  it('D-17 everything else is plain text, whatever it looks like', () => {
    const html = listOf(tip('<img src=x onerror=alert(1)> <em><script>alert(1)</script></em>'))
    expect(html).not.toMatch(/<(?:img|script)/)
    expect(html).toContain('<mark>&lt;script&gt;')
  })

  it('S-15 how many there are is told to screen readers, and nothing once the field is empty', () => {
    const tips = [tip('one'), tip('two')]
    const robot: SessionState = { ...initialState, mode: { name: 'robot' }, channel: defaultChannelConfig }
    shown.state = { ...robot, tips, draft: { text: 'o', reported: '' } }
    expect(renderToStaticMarkup(<Suggestions />)).toMatch(/role="status">tips\.count\{&quot;count&quot;:2\}/)
    shown.state = { ...robot, tips }
    expect(renderToStaticMarkup(<Suggestions />)).toMatch(/role="status"><\/div>/)
  })
})

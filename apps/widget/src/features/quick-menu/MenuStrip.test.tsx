import { menusDefaults } from '@foyer/contract/channel/config/menus.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { MenuStrip } from './MenuStrip.tsx'

const shown = vi.hoisted(() => ({ state: {} as SessionState }))

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: (select: (state: SessionState) => unknown) => select(shown.state),
  useChat: () => ({ pressMenu: () => undefined, send: () => undefined }),
}))
vi.mock('../../text/TextProvider.tsx', () => ({ useText: () => (key: string) => key }))

const [ask, person] = menusDefaults.chatMenuConfigList
const tags = [ask, person].filter((item) => item !== undefined)

function render(
  state: Partial<SessionState> = {},
  items = tags,
  starters: { autoTip: string }[] = [],
): string[] {
  shown.state = { ...initialState, ...state }
  return (
    renderToStaticMarkup(<MenuStrip items={items} starters={starters} />).match(/<button.*?<\/button>/g) ?? []
  )
}

describe('the strip of the quick menu', () => {
  it('S-15 questions to begin with follow the tags in the same row, each once', () => {
    const starters = [' Where? ', 'Where?', '', 'How?'].map((autoTip) => ({ autoTip }))
    const texts = (buttons: string[]) => buttons.map((button) => />([^<]*)</.exec(button)?.[1])
    expect(texts(render({}, tags, starters))).toEqual([
      'factory.menu.order',
      'transfer.ask',
      'Where?',
      'How?',
    ])
    const alone = render({}, [], starters)
    expect(texts(alone)).toEqual(['Where?', 'How?'])
    expect(alone.filter((button) => button.includes('tabindex="0"'))).toHaveLength(1)
  })

  it('S-12 D-06 is a tag for each item, in its own colours', () => {
    const [first, second] = render()
    expect(first).toContain('>factory.menu.order<')
    expect(first).toContain('style="background:#e8f0fe;color:#123a80"')
    expect(second).toContain('>transfer.ask<')
  })

  it('D-06 a name that the owner has chosen stays as it is', () => {
    const [own] = render({}, [{ ...tags[0], menuName: 'Orders' } as (typeof tags)[number]])
    expect(own).toContain('>Orders<')
  })

  it('D-06 colours that are none are not taken', () => {
    const hostile = { ...tags[0], background: 'url(//evil)', color: 'red;x:y' }
    expect(render({}, [hostile as (typeof tags)[number]])[0]).not.toContain('style')
  })

  it('S-12 is one stop for the tab key', () => {
    expect(render().map((tag) => /tabindex="(-?\d)"/.exec(tag)?.[1])).toEqual(['0', '-1'])
  })

  it('T-01 only the way to a person waits while one has just been asked for', () => {
    const states = render({ isTransferLocked: true }).map((tag) => tag.includes('aria-disabled="true"'))
    expect(states).toEqual([false, true])
  })
})

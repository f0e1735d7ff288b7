import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Background } from './Background.tsx'

const shown = vi.hoisted(() => ({ state: {} as SessionState }))

vi.mock('../session/ChatContext.tsx', () => ({
  useSession: (select: (state: SessionState) => unknown) => select(shown.state),
}))

function render(backgroundImage: string): string {
  shown.state = { ...initialState, channel: { ...defaultChannelConfig, backgroundImage } }
  return renderToStaticMarkup(<Background />)
}

describe('the picture behind the messages', () => {
  it('S-34 is a picture, and decoration', () => {
    expect(render('https://shop.example/a.jpg")')).toContain('src="https://shop.example/a.jpg&quot;)" alt=""')
  })

  it.each(['', 'javascript:alert(1)', '//evil.example/a.jpg', 'data:image/svg+xml,<svg/>'])(
    'S-34 %j is none',
    (address) => expect(render(address)).toBe(''),
  )
})

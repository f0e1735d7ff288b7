import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ScreenshotHelp } from './capture/ScreenshotHelp.tsx'
import { Composer } from './Composer.tsx'
import { EmojiPalette } from './emoji/EmojiPalette.tsx'
import { PastePreview } from './paste/PastePreview.tsx'
import { Tools } from './tools/Tools.tsx'

const shown = vi.hoisted(() => ({ state: {} as SessionState }))
const chat = vi.hoisted(() => ({
  session: { get: () => shown.state, subscribe: () => () => undefined, dispatch: () => undefined },
  toasts: { show: () => undefined },
  token: () => undefined,
  callBell: { ring: () => undefined },
  send: () => undefined,
  sendContent: () => undefined,
}))

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: (select: (state: SessionState) => unknown) => select(shown.state),
  useDispatch: () => () => undefined,
  useChat: () => chat,
}))
vi.mock('../../text/TextProvider.tsx', () => ({ useText: () => (key: string) => key }))

const visitor = { userId: 'u1', pollId: 'p1', sessionId: 's1', firstSeq: 1, lastSeq: 1 }
const robot: SessionState = {
  ...initialState,
  mode: { name: 'robot' },
  channel: defaultChannelConfig,
  visitor,
}
const person: SessionState = { ...robot, mode: { name: 'withAgent' } }

function render(state: SessionState, view: ReactNode): string {
  shown.state = state
  return renderToStaticMarkup(view)
}

function written(text: string): SessionState {
  return { ...robot, draft: { text, reported: '' } }
}

describe('the field', () => {
  it.each([
    ['', true],
    [' \n ', true],
    ['hello', false],
  ])('S-16 V-10 with %j in it, sending is disabled: %s', (text, isDisabled) => {
    const button = /<button[^>]*composer\.send[^>]*>/.exec(render(written(text), <Composer />))?.[0] ?? ''
    expect(button).toContain('type="submit"')
    expect(button.includes('disabled')).toBe(isDisabled)
  })

  it('S-19 is gone when the chat has ended', () => {
    expect(render({ ...robot, mode: { name: 'ended', reason: 'ended' } }, <Composer />)).toBe('')
  })

  it('S-17 P-02 has room for more than text only with a person', () => {
    expect(render(robot, <Composer />)).not.toContain('composer-tools')
    expect(render(person, <Composer />)).toContain('composer-tools')
  })

  it('says when there is little room left', () => {
    expect(render(written('a'.repeat(3801)), <Composer />)).toContain('composer.tooLong')
    expect(render(written('a'.repeat(3800)), <Composer />)).not.toContain('composer.tooLong')
  })
})

describe('the tools beside it', () => {
  it.each([
    ['imageButtonFlag', 'composer.image'],
    ['videoButtonFlag', 'composer.video'],
    ['fileButtonFlag', 'composer.file'],
  ] as const)('S-17 %s decides about %s; emoji need no flag', (flag, label) => {
    expect(render(person, <Tools />)).toContain(label)
    const without = render({ ...person, channel: { ...defaultChannelConfig, [flag]: false } }, <Tools />)
    expect(without).not.toContain(label)
    expect(without).toContain('composer.emoji')
  })

  it.each([
    ['voiceCallFlag', 'call.voice'],
    ['videoCallFlag', 'call.video'],
  ] as const)('C-01 %s decides about %s, and somebody must be there', (flag, label) => {
    expect(render(person, <Tools />)).toContain(`aria-label="${label}"`)
    const without = { ...person, channel: { ...defaultChannelConfig, [flag]: false } }
    expect(render(without, <Tools />)).not.toContain(`aria-label="${label}"`)
    expect(render(robot, <Tools />)).not.toContain(`aria-label="${label}"`)
  })

  it('V-09 lets choose several files of the right kind', () => {
    const inputs = [...render(person, <Tools />).matchAll(/<input[^>]*>/g)].map(([input]) => input)
    expect(inputs).toHaveLength(3)
    for (const input of inputs) expect(input).toMatch(/type="file".*multiple/)
    expect(inputs[0]).toContain('image/png')
    expect(inputs[1]).toContain('.rmvb')
  })

  it('S-26 tips for screenshots are offered where pictures are', () => {
    expect(render(person, <Tools />)).toContain('composer.capture')
    const noImages = { ...person, channel: { ...defaultChannelConfig, imageButtonFlag: false } } as const
    expect(render(noImages, <Tools />)).not.toContain('composer.capture')
  })

  it('S-18 the palette has fifty emoji, of which one can be reached by Tab', () => {
    const html = render(person, <EmojiPalette openerId="x" onClose={() => undefined} />)
    expect(html.match(/<button/g)).toHaveLength(50)
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
  })

  it('S-26 the tips name the keys of both systems and where to get more', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Windows NT 10.0)' })
    const html = render(person, <ScreenshotHelp onClose={() => undefined} />)
    vi.unstubAllGlobals()
    const words = html.replaceAll(/<[^>]*>/g, '')
    for (const keys of ['Win+Shift+S', 'PrtScn', 'Cmd+Shift+4', 'Ctrl+Cmd+Shift+4'])
      expect(words).toContain(keys)
    expect(words.indexOf('capture.windows')).toBeLessThan(words.indexOf('capture.mac'))
    for (const [link] of html.matchAll(/<a [^>]*>/g)) {
      expect(link).toMatch(/href="https:\/\/[^"]+" target="_blank" rel="noopener noreferrer"/)
    }
    expect(html.match(/<a /g)).toHaveLength(3)
  })

  it('S-24 a pasted picture is shown with confirm and cancel', () => {
    const picture = new File(['x'], 'image.png', { type: 'image/png' })
    const html = render(
      person,
      <PastePreview pictures={[picture]} onSend={() => undefined} onClose={() => undefined} />,
    )
    expect(html).toContain('<img alt="paste.picture"')
    expect(html).toMatch(/paste\.cancel<\/button>.*paste\.confirm<\/button>/)
  })
})

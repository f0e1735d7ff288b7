import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { readPageParams } from '../../page-params.ts'
import { Header } from './Header.tsx'

const shown = vi.hoisted(() => ({ state: {} as SessionState, params: {} }))

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: (select: (state: SessionState) => unknown) => select(shown.state),
  useDispatch: () => () => undefined,
  useChat: () => ({ params: shown.params, frame: {} }),
}))
vi.mock('../../text/TextProvider.tsx', () => ({
  useText:
    () =>
    (key: string, params: Readonly<Record<string, unknown>> = {}) =>
      [key, ...Object.values(params)].join(' '),
}))

const robot: SessionState = { ...initialState, mode: { name: 'robot' }, channel: defaultChannelConfig }
const agent: SessionState = {
  ...robot,
  mode: { name: 'withAgent' },
  agent: { nick: 'Ana', face: '/files/ana.webp', seq: 2 },
  card: getAdminCard.example.output,
}

function render(state: SessionState, search = '', referrer = ''): string {
  shown.state = state
  shown.params = readPageParams(search, referrer)
  return renderToStaticMarkup(<Header />)
}

describe('the header', () => {
  it('S-09 shows the robot with its face and name', () => {
    const html = render(robot)
    expect(html).toMatch(/<h1[^>]*>Harbour helper<\/h1>/)
    expect(html).toContain('src="/chat_online/robot.svg"')
    expect(html).toContain('header.robotStatus')
  })

  it('S-09 shows the agent with their face, name and signature', () => {
    const html = render(agent)
    expect(html).toMatch(/<h1[^>]*>Ana<\/h1>/)
    expect(html).toContain('src="/files/ana.webp"')
    // Its full stop stays behind it where the status is Arabic.
    expect(html).toContain('header.agentStatus · <bdi>I know every kettle by name.</bdi>')
  })

  it('T-12 a channel of people only has no automatic assistant in its header', () => {
    const channel = { ...defaultChannelConfig, receiveMode: 'humanOnly' as const }
    const html = render({ ...robot, channel })
    expect(html).not.toContain('header.robotStatus')
    expect(html).not.toContain('robot.svg')
    expect(html).toMatch(/<h1[^>]*>Harbour Home: help<\/h1>/)
    const waiting = render({ ...robot, channel, mode: { name: 'queued', waitIndex: 1 } })
    expect(waiting).toContain('header.queueStatus')
  })

  it('T-12 S-09 says where the person is: waited for, online, or gone with the chat', () => {
    const status = (html: string): string => /person-status[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
    expect(status(render({ ...robot, mode: { name: 'queued', waitIndex: 2 } }))).toBe('header.queueStatus')
    const plain = { ...agent, card: undefined }
    expect(status(render(plain))).toBe('header.agentStatus')
    const ended = render({ ...plain, mode: { name: 'ended', reason: 'agent' } })
    expect(status(ended)).toBe('header.endedStatus')
    expect(ended).toMatch(/<h1[^>]*>Ana<\/h1>/)
  })

  it('S-09 T-11 says that the agent is typing', () => {
    const html = render({ ...agent, agentTyping: { isShown: true, isInTitle: false } })
    expect(html).toContain('header.typing Ana')
    expect(html).not.toContain('I know every kettle')
    const nameless = render({
      ...agent,
      agent: { nick: '', face: '', seq: 2 },
      agentTyping: { isShown: true, isInTitle: false },
    })
    expect(nameless).toContain('header.typing message.agent')
    expect(nameless).toMatch(/<h1[^>]*>message\.agent<\/h1>/)
  })

  it('S-09 is hidden unless the channel wants it', () => {
    const without = { ...robot, channel: { ...defaultChannelConfig, navigationBarShowFlag: false } }
    expect(render(without)).toBe('<h1 class="hidden-text">Harbour Home: help</h1>')
    expect(render(robot)).toContain('header-coloured')
    expect(render(initialState)).toContain('header-plain')
  })

  it('S-09 has a way back where there is a referrer and no frame', () => {
    expect(render(robot, '', 'https://shop.example/')).toContain('header.back')
    expect(render(robot, '', '')).not.toContain('header.back')
    expect(render(robot, '?from=iframe', 'https://shop.example/')).not.toContain('header.back')
  })

  it('S-09 S-03 can be hidden in a frame, unless the host page has a button for that', () => {
    expect(render(robot, '?from=iframe')).toContain('header.hide')
    expect(render(robot, '?from=iframe&close=0')).not.toContain('header.hide')
    expect(render(robot)).not.toContain('header.hide')
  })

  it('turns sound off and on', () => {
    expect(render(robot)).toContain('sound.mute')
    expect(render({ ...robot, isMuted: true })).toContain('sound.unmute')
  })
})

import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { ChatProvider, useChat } from '../../session/ChatContext.tsx'
import { Header } from './Header.tsx'

const robot: Partial<SessionState> = { mode: { name: 'robot' }, agent: undefined }
const card = getAdminCard.example.output
const longName = 'Wilhelmina Konstantinopolitanskaya-Featherstonehaugh'

function barred(navigationBarColor: string): Partial<SessionState> {
  return { ...robot, channel: { ...defaultChannelConfig, navigationBarColor } }
}

export default [
  { name: 'header/robot', state: robot, view: () => <Header /> },
  { name: 'header/agent', state: { card }, view: () => <Header /> },
  {
    name: 'header/typing',
    state: { card, agentTyping: { isShown: true, isInTitle: false } },
    view: () => <Header />,
  },
  {
    name: 'header/queued',
    state: { ...robot, mode: { name: 'queued', waitIndex: 3 } },
    view: () => <Header />,
  },
  {
    name: 'header/people-only',
    about: 'a channel without a robot, before anybody came',
    state: { ...robot, channel: { ...defaultChannelConfig, receiveMode: 'humanOnly' } },
    view: () => <Header />,
  },
  {
    name: 'header/rate',
    about: 'no tag of the quick menu is for rating',
    state: { ...robot, channel: { ...defaultChannelConfig, ...menusOf([]) } },
    view: () => <Header />,
  },
  { name: 'header/muted', state: { ...robot, isMuted: true }, view: () => <Header /> },
  { name: 'header/framed', search: '?from=iframe', state: robot, view: () => <Header /> },
  {
    name: 'header/framed-without-close',
    search: '?from=iframe&close=0',
    state: robot,
    view: () => <Header />,
  },
  {
    name: 'header/long-name',
    about: 'with every button that can stand beside it',
    search: '?from=iframe',
    state: {
      agent: { nick: longName, face: '', seq: 1 },
      card: {
        ...card,
        adminNick: longName,
        adminCardSign: 'I answer everything about kettles, lids and handles.',
      },
    },
    view: () => <Header />,
  },
  { name: 'header/with-back', state: { card }, view: () => <Referred /> },
  {
    name: 'header/ended',
    state: { mode: { name: 'ended', reason: 'agent' } },
    view: () => <Header />,
  },
  {
    name: 'header/starting',
    state: {
      mode: { name: 'starting', failures: 0 },
      channel: undefined,
      agent: undefined,
      visitor: undefined,
    },
    view: () => <Header />,
  },
  { name: 'header/pale-bar', state: barred('#fff3b0'), view: () => <Header /> },
  { name: 'header/white-bar', state: barred('#ffffff'), view: () => <Header /> },
  {
    name: 'header/grey-bar',
    about: 'the hardest ground for text',
    state: barred('#767676'),
    view: () => <Header />,
  },
] satisfies Exhibit[]

/** Somebody who came from another page. */
function Referred() {
  const chat = useChat()
  return (
    <ChatProvider value={{ ...chat, params: { ...chat.params, previousUrl: 'https://shop.example/cart' } }}>
      <Header />
    </ChatProvider>
  )
}

import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { menusDefaults, menusOf, type MenuItem } from '@foyer/contract/channel/config/menus.ts'
import { emptyTimeline } from '@foyer/core/messages/timeline.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { QuickMenu } from './QuickMenu.tsx'

const tags = menusDefaults.chatMenuConfigList
const plain = { menuType: 'ask', msgText: '', docId: '', labelLink: '' } as const
const colours = [
  ['Readable', '#0a7d4f', '#ffffff'],
  ['Pale on pale', '#fff3b0', '#ffffff'],
  ['Black on black', '#111111', '#000000'],
  ['No colours', '', ''],
  ['A tag whose name is much longer than any name of a tag should be', '#e8f0fe', '#123a80'],
] as const

function robotWith(items: readonly MenuItem[]): Partial<SessionState> {
  const channel = { ...defaultChannelConfig, ...menusOf(items) }
  return { mode: { name: 'robot' }, agent: undefined, channel }
}

export default [
  { name: 'quick-menu/many', state: robotWith(tags), view: () => <QuickMenu /> },
  { name: 'quick-menu/few', state: robotWith(tags.slice(0, 2)), view: () => <QuickMenu /> },
  {
    name: 'quick-menu/starters',
    about: 'nothing was asked yet',
    state: { ...robotWith(tags.slice(0, 2)), timeline: emptyTimeline },
    view: () => <QuickMenu />,
  },
  {
    name: 'quick-menu/locked',
    about: 'a person has just been asked for',
    state: { ...robotWith(tags.slice(0, 2)), isTransferLocked: true },
    view: () => <QuickMenu />,
  },
  {
    name: 'quick-menu/colours',
    state: robotWith(
      colours.map(([menuName, background, color]) => ({
        ...plain,
        id: menuName,
        menuName,
        background,
        color,
      })),
    ),
    view: () => <QuickMenu />,
  },
] satisfies Exhibit[]

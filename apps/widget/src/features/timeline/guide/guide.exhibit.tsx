import { defaultChannelConfig, type ChannelConfig } from '@foyer/contract/channel/config.ts'
import { emptyTimeline, timeline } from '@foyer/core/messages/timeline.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../../gallery/exhibit.ts'
import { nowMs } from '../../../../gallery/stage/conversation.ts'
import { Guide } from './Guide.tsx'

const { faq } = defaultChannelConfig

const tiles: ChannelConfig['faq'] = {
  showType: 'tiles',
  showContent: [
    ...faq.showContent,
    { ...faqEntry('Size guide'), type: 'link', labelLink: 'https://shop.example/sizes' },
    faqEntry('Gift cards'),
  ],
}

function faqEntry(name: string): ChannelConfig['faq']['showContent'][number] {
  return {
    id: name,
    name,
    imgUrl: '',
    type: 'questions',
    questionList: [],
    faqGrouplist: [],
    labelLink: '',
  }
}

function guided(channel: Partial<ChannelConfig>): Partial<SessionState> {
  return {
    mode: { name: 'robot' },
    agent: undefined,
    channel: { ...defaultChannelConfig, ...channel },
    timeline: timeline(emptyTimeline, { type: 'guided', at: nowMs }),
  }
}

export default [
  { name: 'guide/tabs', state: guided({}), view: () => <Guide /> },
  {
    name: 'guide/list',
    state: guided({ faq: { ...faq, showType: 'list' } }),
    view: () => <Guide />,
  },
  { name: 'guide/tiles', state: guided({ faq: tiles }), view: () => <Guide /> },
  {
    name: 'guide/series',
    state: guided({
      faq: {
        ...tiles,
        btnList: [
          { id: 'dialogue:order', name: 'My parcel is late' },
          { id: 'dialogue:damage', name: 'Something is broken' },
        ],
      },
    }),
    view: () => <Guide />,
  },
  {
    name: 'guide/welcome-only',
    state: guided({ faq: { ...faq, showContent: [] }, robotGuideTransferUserMode: false }),
    view: () => <Guide />,
  },
  {
    name: 'guide/rich-welcome',
    state: guided({
      robotWelcomeMsg:
        '<p>Hello! Ask me about <b>orders</b> or <a href="https://shop.example">the shop</a>.</p>',
    }),
    view: () => <Guide />,
  },
] satisfies Exhibit[]

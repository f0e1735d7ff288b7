import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import './side-panel.exhibit.css'
import { SidePanel } from './SidePanel.tsx'

function beside(side: Partial<ChannelConfig['sideBarConfig']>, sideBarWidth = 300) {
  return ({ channel, ...state }: SessionState): SessionState => ({
    ...state,
    card: getAdminCard.example.output,
    channel: channel && {
      ...channel,
      sideBarWidth,
      sideBarConfig: { ...channel.sideBarConfig, ...side },
    },
  })
}

const names = [
  'My orders',
  'Start a return',
  'Shops',
  'Size guide',
  'Gift cards',
  'Anlieferungsbedingungen',
  'Jobs',
]
const quickList = names.map((name, at) => ({
  name,
  url: at % 2 === 0 ? '/files/quick.png' : '',
  link: 'https://shop.example/',
}))
const adverts = (count: number) => ({
  adFlag: true,
  adList: Array.from({ length: count }, () => ({ url: '/files/advert.png', link: 'https://shop.example/' })),
})

const panel = {
  place: 'page',
  view: () => (
    <div className="side-panel-exhibit">
      <SidePanel />
    </div>
  ),
} as const

export default [
  { name: 'side-panel/quick', state: beside({}), ...panel },
  { name: 'side-panel/quick-many', state: beside({ quickList }), ...panel },
  { name: 'side-panel/quick-few', state: beside({ quickList: quickList.slice(0, 2) }), ...panel },
  { name: 'side-panel/question', state: beside({}), press: ['[data-tab="question"]'], ...panel },
  {
    name: 'side-panel/question-open',
    state: beside({}),
    press: ['[data-tab="question"]', 'li:last-child .question'],
    ...panel,
  },
  { name: 'side-panel/customer', state: beside({}), press: ['[data-tab="customer"]'], ...panel },
  { name: 'side-panel/empty-quick', state: beside({ quickList: [] }), ...panel },
  { name: 'side-panel/empty-question', state: beside({ quickFlag: false, questionList: [] }), ...panel },
  { name: 'side-panel/advert-1', state: beside(adverts(1)), ...panel },
  { name: 'side-panel/advert-3', state: beside(adverts(3)), press: ['.advert-next'], ...panel },
  { name: 'side-panel/advert-10', state: beside(adverts(10)), press: ['.advert-previous'], ...panel },
  {
    name: 'side-panel/advert-broken',
    state: beside({ adFlag: true, adList: [{ url: 'data:image/png;base64,AAAA', link: '' }] }),
    ...panel,
  },
  {
    name: 'side-panel/adverts-only',
    state: beside({ ...adverts(3), quickFlag: false, questionFlag: false }),
    ...panel,
  },
  { name: 'side-panel/narrow', state: beside({ quickList, ...adverts(3) }, 200), ...panel },
  { name: 'side-panel/wide', state: beside({ quickList, ...adverts(3) }, 600), ...panel },
] satisfies Exhibit[]

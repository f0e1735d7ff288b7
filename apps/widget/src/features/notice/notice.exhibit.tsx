import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { NoticeBar } from './NoticeBar.tsx'

const long =
  'Because of the storm on the coast, parcels to the islands take two days longer than usual this week. ' +
  'Parcels that are on their way are safe in our depots; you need not do anything. Orders before 15:00 still leave ' +
  'the same day, and collecting in the shop is possible as always.'

function noticed(noticeMsg: string, mainColor = defaultChannelConfig.mainColor): Partial<SessionState> {
  return { channel: { ...defaultChannelConfig, noticeMsg, mainColor } }
}

export default [
  { name: 'notice/short', view: () => <NoticeBar /> },
  { name: 'notice/long', state: noticed(long), view: () => <NoticeBar /> },
  { name: 'notice/open', state: noticed(long), press: ['.notice-window'], view: () => <NoticeBar /> },
  {
    name: 'notice/arabic',
    state: noticed(
      'تغادر الطرود التي تُطلب قبل الساعة 15:00 في اليوم نفسه، والاستلام من المتجر ممكن دائمًا.',
    ),
    view: () => <NoticeBar />,
  },
  { name: 'notice/yellow', state: noticed('Closed on Monday.', '#ffcc00'), view: () => <NoticeBar /> },
] satisfies Exhibit[]

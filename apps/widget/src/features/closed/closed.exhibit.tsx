import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { ClosedBar } from './ClosedBar.tsx'

const ended: Partial<SessionState> = { mode: { name: 'ended', reason: 'agent' } }

export default [
  { name: 'closed/rated', state: ended, view: () => <ClosedBar /> },
  {
    name: 'closed/without-rating',
    state: { ...ended, channel: { ...defaultChannelConfig, evaluateMode: false } },
    view: () => <ClosedBar />,
  },
  {
    name: 'closed/without-header',
    about: 'a chat under way in a channel without a header',
    state: { channel: { ...defaultChannelConfig, navigationBarShowFlag: false } },
    view: () => <ClosedBar />,
  },
] satisfies Exhibit[]

import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { QueueLine } from './QueueLine.tsx'
import { TransferButton } from './TransferButton.tsx'

const robot: Partial<SessionState> = {
  mode: { name: 'robot' },
  agent: undefined,
  channel: { ...defaultChannelConfig, ...menusOf([]) },
}

export default [
  { name: 'transfer/button', state: robot, view: () => <TransferButton /> },
  {
    name: 'transfer/button-locked',
    state: { ...robot, isTransferLocked: true },
    view: () => <TransferButton />,
  },
  { name: 'transfer/requesting', state: { mode: { name: 'requesting' } }, view: () => <QueueLine /> },
  { name: 'transfer/queued', state: { mode: { name: 'queued', waitIndex: 3 } }, view: () => <QueueLine /> },
] satisfies Exhibit[]

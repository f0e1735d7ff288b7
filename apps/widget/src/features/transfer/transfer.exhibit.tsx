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

/** A channel without words of its own for those who wait. */
function waiting(waitIndex: number, fromMs = 0, toMs = fromMs): Partial<SessionState> {
  return {
    mode: { name: 'queued', waitIndex, ...(toMs > 0 && { wait: { fromMs, toMs } }) },
    channel: { ...defaultChannelConfig, userQueueMode: false, leaveMsgMode: true },
  }
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
  {
    name: 'transfer/queued-with-time',
    state: { mode: { name: 'queued', waitIndex: 3, wait: { fromMs: 120_000, toMs: 300_000 } } },
    view: () => <QueueLine />,
  },
  { name: 'transfer/waiting', state: waiting(0), view: () => <QueueLine /> },
  { name: 'transfer/waiting-next', state: waiting(1, 30_000), view: () => <QueueLine /> },
  { name: 'transfer/waiting-minutes', state: waiting(2, 240_000), view: () => <QueueLine /> },
  { name: 'transfer/waiting-long', state: waiting(12, 600_000, 1_500_000), view: () => <QueueLine /> },
] satisfies Exhibit[]

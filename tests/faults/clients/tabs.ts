import { browserChannel } from '@foyer/client/ports/channel.ts'
import { browserLocks } from '@foyer/client/ports/locks.ts'
import { lonelyBrowser, type Browser } from './ports.ts'

/** A tab that shares locks and channels with every other tab of this process, as tabs of one browser do. */
export function tabOfThisBrowser(): Browser {
  const channel = browserChannel()
  if (!channel) throw new Error('this Node has no BroadcastChannel')
  return { ...lonelyBrowser(), locks: browserLocks(), channel }
}

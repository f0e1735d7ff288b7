import type { Random } from '../timings.ts'
import { browserChannel, type OpenChannel } from './channel.ts'
import { browserClock, type Clock } from './clock.ts'
import { browserLocks, loneLocks, type Locks } from './locks.ts'
import { rawLocalStorage } from '../storage.ts'
import { browserWake, type Wake } from './wake.ts'

/** Everything the client needs from the outside, so that tests can be the outside. */
export type Ports = { clock: Clock; random: Random; wake: Wake; locks: Locks; channel: OpenChannel }

export function browserPorts(): Ports {
  // Browsers that block storage also block locks and channels, and their tabs have no visitor to share.
  const channel = rawLocalStorage() && browserChannel()
  return {
    clock: browserClock,
    random: Math.random,
    wake: browserWake,
    // A leader that cannot speak to the others would leave them deaf: without a channel nobody shares.
    locks: channel ? browserLocks() : loneLocks(),
    channel: channel ?? (() => ({ post: () => undefined, close: () => undefined })),
  }
}

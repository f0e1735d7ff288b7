import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import type { Standing } from '@foyer/contract/events/queue-place.ts'
import type { Refused } from '../result.ts'

/** How news reaches this tab. `polling` is as good as `live`, only slower. */
export type Connection = 'connecting' | 'live' | 'polling' | 'offline'

/** All that receiving reports, whatever road it came by. */
export type Received =
  | { type: 'event'; event: ServerEvent }
  /** `seq`: the log has come this far, and everything up to there that is for us has been told. */
  | ({ type: 'status' } & Standing)
  /** T-03: an answer that is still being written, the whole of it so far; empty takes it away. */
  | { type: 'growing'; id: string; html: string }
  /** Something is new in a call of this thread. */
  | { type: 'call'; callId: string }
  | { type: 'connection'; connection: Connection }
  /** The server no longer knows us: receiving has stopped. */
  | { type: 'refused'; refused: Refused }

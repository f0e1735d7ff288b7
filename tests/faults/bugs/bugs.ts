import { ackBeforeCommit } from './b01-ack-before-commit.ts'
import { noUniqueKey } from './b02-no-unique-key.ts'
import { bigserialCursor } from './b03-bigserial-cursor.ts'
import { deleteOnSend } from './b04-delete-on-send.ts'
import { publishBeforeCommit } from './b05-publish-before-commit.ts'
import { memoryDedupe } from './b06-memory-dedupe.ts'
import { serverClockOrder } from './b07-server-clock-order.ts'
import { unguardedTimer } from './b08-unguarded-timer.ts'
import { unboundedBuffer } from './b09-unbounded-buffer.ts'
import { trustedCache } from './b10-trusted-cache.ts'
import type { Bug } from './bug.ts'
import type { BugName } from './bug-name.ts'

export const bugs: Record<BugName, Bug> = {
  B1: ackBeforeCommit,
  B2: noUniqueKey,
  B3: bigserialCursor,
  B4: deleteOnSend,
  B5: publishBeforeCommit,
  B6: memoryDedupe,
  B7: serverClockOrder,
  B8: unguardedTimer,
  B9: unboundedBuffer,
  B10: trustedCache,
}

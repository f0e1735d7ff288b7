import type { ExpiringStorage } from '@foyer/client/storage.ts'
import { isFields, str } from '@foyer/contract/readers.ts'
import { myDataTiming } from '@foyer/core/timing.ts'
import { forgetUnsent, forgetVisitor } from '../../session/forget-visitor.ts'

/** An erasure that a visitor of this browser asked for. */
export type AskedErasure = { tenantId: string; channelId: string; userId: string; requestId: string }

const ending = '&erasure'

/** Remembered, because the erasure voids the visitor's token: without it the chat would ask to sign in again. */
export function rememberErasure(store: ExpiringStorage, asked: AskedErasure): void {
  const { confirmMs, erasedShownMs } = myDataTiming
  store.set(asked.channelId + ending, asked, confirmMs + erasedShownMs)
}

export function isErasureAsked(
  store: ExpiringStorage,
  { channelId, userId }: Pick<AskedErasure, 'channelId' | 'userId'>,
): boolean {
  return readErasure(store, channelId + ending)?.userId === userId
}

export function forgetErasure(store: ExpiringStorage, channelId: string): void {
  store.remove(channelId + ending)
}

/** Whoever asked for it is gone when the channel has another visitor: so are the messages that they did not send. */
export function forgetErasedBefore(
  store: ExpiringStorage,
  { channelId, userId }: Pick<AskedErasure, 'channelId' | 'userId'>,
): void {
  const asked = readErasure(store, channelId + ending)
  if (!asked || asked.userId === userId) return
  forgetUnsent(store, asked)
  forgetErasure(store, channelId)
}

/** After the request is done: the browser keeps nothing of the visitor who made it. */
export function forgetErased(store: ExpiringStorage, requestId: string): void {
  for (const key of store.keys('').filter((each) => each.endsWith(ending))) {
    const asked = readErasure(store, key)
    if (asked?.requestId === requestId) forgetVisitor(store, asked)
  }
}

function readErasure(store: ExpiringStorage, key: string): AskedErasure | undefined {
  const kept = store.get(key)
  if (!isFields(kept)) return undefined
  return {
    tenantId: str(kept, 'tenantId'),
    channelId: str(kept, 'channelId'),
    userId: str(kept, 'userId'),
    requestId: str(kept, 'requestId'),
  }
}

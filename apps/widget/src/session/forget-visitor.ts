import { userIdKey, type ExpiringStorage } from '@foyer/client/storage.ts'
import { timing } from '@foyer/core/timing.ts'
import { withoutChannel } from '../rules/visitor/without-channel.ts'
import { visitorsKey } from './browser-storage.ts'

type Visit = { tenantId: string; channelId: string }

/** Everything that this browser keeps of a channel's visitor: who they were, what they wrote and did not send. */
export function forgetVisitor(store: ExpiringStorage, { tenantId, channelId }: Visit): void {
  const kept = [...store.keys(`${channelId}&`), ...store.keys(`outbox&${tenantId}&${channelId}&`)]
  for (const key of kept) store.remove(key)
  store.remove(userIdKey(tenantId))
  const others = withoutChannel(store.get(visitorsKey), channelId)
  if (others.length === 0) store.remove(visitorsKey)
  else store.set(visitorsKey, others, timing.userIdLifetimeMs)
}

/** Deletes the unsent messages of a visitor when another visitor takes over. */
export function forgetUnsent(store: ExpiringStorage, who: Visit & { userId: string }): void {
  const { tenantId, channelId, userId } = who
  for (const key of store.keys(`outbox&${tenantId}&${channelId}&${userId}&`)) store.remove(key)
}

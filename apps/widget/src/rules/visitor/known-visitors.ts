import { listOf, str } from '@foyer/contract/readers.ts'

/** The visitor's identity in a channel, as the browser stores it. Ids only: the proof is stored elsewhere. */
export type KnownVisitor = { tenantId: string; channelId: string; userId: string }

/** More channels than anybody talks to. */
const most = 20

/** The newest first, one for each channel. */
export function rememberVisitor(known: unknown, one: KnownVisitor): KnownVisitor[] {
  const others = readVisitors(known).filter(({ channelId }) => channelId !== one.channelId)
  const { tenantId, channelId, userId } = one
  return [{ tenantId, channelId, userId }, ...others].slice(0, most)
}

/** Finds the visitor by all ids in the page's URL; without any, the most recent one. */
export function findVisitor(known: unknown, named: Partial<KnownVisitor>): KnownVisitor | undefined {
  return readVisitors(known).find(
    (visitor) =>
      fits(visitor.userId, named.userId) &&
      fits(visitor.tenantId, named.tenantId) &&
      fits(visitor.channelId, named.channelId),
  )
}

function fits(is: string, wanted: string | undefined): boolean {
  return !wanted || is === wanted
}

function readVisitors(known: unknown): KnownVisitor[] {
  return listOf(known, (item) => ({
    tenantId: str(item, 'tenantId'),
    channelId: str(item, 'channelId'),
    userId: str(item, 'userId'),
  })).filter(({ userId, channelId }) => userId !== '' && channelId !== '')
}

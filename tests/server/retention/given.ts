import type { Retention } from '@foyer/contract/desk/retentions.ts'
import type { Deps } from '@foyer/server/deps.ts'
import { runRetention } from '@foyer/server/features/retention/retention-round.ts'
import { issuedClaims } from '@foyer/server/rules/identity/claims.ts'
import { dueAt } from '@foyer/server/rules/log/shelf-life.ts'
import { periodOf } from '@foyer/server/rules/log/shelf.ts'
import type { ThreadRef } from '@foyer/server/log/thread-ref.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

export const dayMs = 86_400_000
const hourMs = 3_600_000

/** A world whose clock a test turns, and the job as the world's node would run it with a clock that it trusts. */
export function givenRetention() {
  let skew = 0
  const now = () => Date.now() + skew
  const world = givenWorld({ clock: { now } })

  /** Also those of a token that has expired. */
  function claimsOf(visitor: Visitor) {
    const claims = world.node.deps.visitorTokens.verify(visitor.started.token, visitor.started.serverTime)
    if (!claims) throw new Error('no claims')
    return claims
  }

  const given = {
    world,
    now,

    /** Turns the clock of the node; background jobs of the node do not trust it. */
    async goTo(time: number): Promise<void> {
      skew = time - Date.now()
      await world.node.deps.shelves.makeAhead()
    },

    round: (changes: Partial<Deps> = {}): Promise<void> => {
      const { deps } = world.node
      return runRetention({
        ...deps,
        clockSkew: { ...deps.clockSkew, measure: () => Promise.resolve(), isTrusted: () => true },
        ...changes,
      })
    },

    /** A visitor with a message on the present shelf of a class, whose session has ended. */
    async talk(retention: Retention, text = 'hello', input: { channelId?: string } = {}): Promise<Visitor> {
      const visitor = await given.start(retention, input)
      await visitor.send(text)
      await visitor.call('chatClose')
      return visitor
    },

    async start(retention: Retention, input: { channelId?: string } = {}): Promise<Visitor> {
      const key = input.channelId ?? 'demo'
      await world.node.deps.db.updateTable('tenants').set({ retention }).where('key', '=', key).execute()
      return Visitor.start(world.http, input)
    },

    refOf(visitor: Visitor): ThreadRef & { userId: string } {
      const { tenantId, threadId, userId } = claimsOf(visitor)
      return { tenantId, threadId, userId }
    },

    /** The same visitor with a token of today: old ones have expired. */
    renew(visitor: Visitor): Visitor {
      const { visitorTokens } = world.node.deps
      const token = visitorTokens.issue(issuedClaims(claimsOf(visitor), now()))
      return new Visitor(world.http.with({ token }), { ...visitor.started, token })
    },

    async shelfOf(visitor: Visitor): Promise<number> {
      const [row] = await given.rows<{ shelf: number }>('select shelf from threads where id = $1', [
        given.refOf(visitor).threadId,
      ])
      return row?.shelf ?? -1
    },

    async rows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
      return (await world.node.deps.pool.query<T>(text, values)).rows
    },

    async count(text: string, values: unknown[] = []): Promise<number> {
      const [row] = await given.rows<{ n: number }>(`select count(*)::int as n from ${text}`, values)
      return row?.n ?? -1
    },

    async life(shelf: number) {
      return world.node.deps.db
        .selectFrom('shelves')
        .selectAll()
        .where('id', '=', shelf)
        .executeTakeFirstOrThrow()
    },

    /** Rounds that bring a shelf of the past to the state in which its conversations are hidden. */
    async detach(shelf: number): Promise<void> {
      await given.goTo((periodOf(shelf)?.endsAt ?? 0) + 2 * hourMs)
      await given.round()
      await given.round()
      await given.goTo((dueAt({ id: shelf, postponedUntil: undefined }) ?? 0) + hourMs)
      await given.round()
      // A session that was still open has only been ended by the first one.
      await given.round()
      const { detached_at } = await given.life(shelf)
      if (!detached_at) throw new Error(`shelf ${shelf} was not detached`)
    },

    async drop(shelf: number): Promise<void> {
      await given.goTo(((await given.life(shelf)).drop_after ?? 0) + hourMs)
      await given.round()
    },
  }
  return given
}

import { sql, type Kysely } from 'kysely'
import {
  dayOf,
  decideBudget,
  type Budgets,
  type BudgetScope,
  type Used,
} from '../../../rules/robot/model/budget.ts'
import type { Spending } from '../../../rules/robot/model/cost.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Database } from '../../../platform/db/schema.ts'

type Spender = { tenantId: number; channelId: number; userId: string }
export type Reserved = { spender: Spender; day: number; spending: Spending }

/** Model costs by tenant, channel and visitor. Row locks enforce the budgets across nodes. */
export function createModelUsage(db: Db, clock: Clock) {
  return {
    /** Takes the most that an answer may cost from every budget, or from none. */
    async reserve(spender: Spender, spending: Spending, budgets: Budgets): Promise<Reserved | undefined> {
      const day = dayOf(clock.now())
      return db.transaction().execute(async (trx) => {
        await makeRows(trx, spender, day)
        const used = await lockRows(trx, spender, day)
        if (!decideBudget(used, spending, budgets).isAllowed) return undefined
        await add(trx, spender, day, spending)
        return { spender, day, spending }
      })
    },

    /** Gives back what was not needed. */
    async settle({ spender, day, spending }: Reserved, spent: Spending): Promise<void> {
      await add(db, spender, day, {
        tokens: spent.tokens - spending.tokens,
        ms: spent.ms - spending.ms,
        micros: spent.micros - spending.micros,
      })
    },
  }
}

type Row = { scope: BudgetScope; scope_id: string }

function rowsOf({ channelId, userId }: Spender): Row[] {
  return [
    { scope: 'tenant', scope_id: '' },
    { scope: 'channel', scope_id: String(channelId) },
    { scope: 'visitor', scope_id: userId },
  ]
}

async function makeRows(trx: Kysely<Database>, spender: Spender, day: number): Promise<void> {
  await trx
    .insertInto('model_usage')
    .values(rowsOf(spender).map((row) => ({ ...row, tenant_id: spender.tenantId, day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function lockRows(trx: Kysely<Database>, spender: Spender, day: number): Promise<Used> {
  const rows = await rowsIn(trx, spender, day).orderBy('scope').forUpdate().execute()
  const of = (scope: BudgetScope): Spending =>
    rows.find((row) => row.scope === scope) ?? { tokens: 0, ms: 0, micros: 0 }
  return { tenant: of('tenant'), channel: of('channel'), visitor: of('visitor') }
}

function rowsIn(trx: Kysely<Database>, spender: Spender, day: number) {
  return trx
    .selectFrom('model_usage')
    .select(['scope', 'tokens', 'ms', 'micros'])
    .where('tenant_id', '=', spender.tenantId)
    .where('day', '=', day)
    .where((eb) => eb.or(rowsOf(spender).map((row) => eb.and(row))))
}

async function add(trx: Kysely<Database>, spender: Spender, day: number, more: Spending): Promise<void> {
  await trx
    .updateTable('model_usage')
    .set({
      tokens: sql`greatest(0, tokens + ${more.tokens}::bigint)`,
      ms: sql`greatest(0, ms + ${more.ms}::bigint)`,
      micros: sql`greatest(0, micros + ${more.micros}::bigint)`,
    })
    .where('tenant_id', '=', spender.tenantId)
    .where('day', '=', day)
    .where((eb) => eb.or(rowsOf(spender).map((row) => eb.and(row))))
    .execute()
}

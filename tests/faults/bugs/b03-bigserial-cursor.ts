import type { Bug } from './bug.ts'
import { rewriteAppend } from './rewrite-append.ts'

/**
 * The place in the log comes from a sequence, before the thread's row is locked: a later number may be committed
 * first, and a reader whose cursor has passed it never looks back.
 */
export const bigserialCursor: Bug = {
  title: 'bigserial cursor',
  schema: 'create sequence bug_ids start 1000',
  seams: () => ({
    runner: rewriteAppend([
      ['select * from unnest(', "select *, nextval('bug_ids')::int as next_id from unnest("],
      ['set last_seq = t.last_seq + 1', 'set last_seq = greatest(t.last_seq, i.next_id)'],
      // The pause is what a busy machine does between the two.
      [
        'from input i\n',
        'from input i cross join lateral (select pg_sleep(random() * 0.03 + 0 * i.ord)) pause\n',
      ],
      ['select tenant_id, thread_id, last_seq, last_time', 'select tenant_id, thread_id, next_id, last_time'],
      ['select ord::int, key, last_seq,', 'select ord::int, key, next_id as last_seq,'],
    ]),
  }),
}

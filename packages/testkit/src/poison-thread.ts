type Queries = { query: (text: string, values: unknown[]) => Promise<unknown> }

const names = ['accepted', 'queued', 'requeued', 'closed', 'unserved', 'refused', 'handedOver', 'agentSilent']

/** Corrupts a thread: the ids of all that the server may want to write into it are taken, so every write fails. */
export async function poisonThread(
  pool: Queries,
  threadKey: string,
  more: readonly string[] = [],
): Promise<void> {
  await pool.query(
    `insert into entries (tenant_id, thread_id, seq, at, agent_id, kind, sender, flags, shelf, client_id, content)
     select t.tenant_id, t.id, 1000000 + row_number() over (), 0, 0, 1, 4, 8, t.shelf, p.id, 'poison'
     from threads t, (
       select name || ':' || n as id from unnest($2::text[]) name, generate_series(1, 60) n
       union all select unnest($3::text[])
     ) p
     where t.key = $1
     on conflict do nothing`,
    [threadKey, names, more],
  )
}

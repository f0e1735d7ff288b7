/**
 * Claims the threads that must be looked at and reads what each side said last in its session: `agent` are the
 * agent's last words, `visitor` the visitor's first ones after them. Who dies over a claimed thread leaves it to
 * others when the lease is over. Internal notes were never said to the visitor, and a card that tells of a ticket's reply
 * answers nothing here. `call` is the last one in which they talked. After the times and the limit come what
 * agents, visitors, the first kind that is no message, and the flags of notes and of the server's ids are in a row.
 */
export const claimSilentSql = `
with due as (
  select tenant_id, id from threads where check_at <= $1 order by check_at limit $3 for update skip locked
), claimed as (
  update threads t set check_at = $2 from due where t.tenant_id = due.tenant_id and t.id = due.id
  returning t.tenant_id, t.id, t.channel_id, t.session_first_seq, t.last_seq, t.last_time,
    t.owner_kind, t.owner_id, t.owned_since, t.visitor_here_at
)
select t.*, c.config, agent.seq as agent_seq, agent.at as agent_at, visitor.seq as visitor_seq,
  visitor.at as visitor_at, call.is_open as is_calling, call.ended_at as called_until
from claimed t
join channels c on c.tenant_id = t.tenant_id and c.id = t.channel_id
left join lateral (
  select e.seq, e.at from entries e
  where e.tenant_id = t.tenant_id and e.thread_id = t.id and e.seq > t.session_first_seq
    and e.sender = $4 and e.kind < $6 and e.flags & $7::smallint = 0 and not (starts_with(e.client_id, 'ticket:') and e.flags & $8::smallint <> 0)
  order by e.seq desc limit 1
) agent on true
left join lateral (
  select e.seq, e.at from entries e
  where e.tenant_id = t.tenant_id and e.thread_id = t.id
    and e.seq > greatest(t.session_first_seq, coalesce(agent.seq, 0))
    and e.sender = $5 and e.kind < $6
  order by e.seq limit 1
) visitor on true
left join lateral (
  select k.status <> 'ended' as is_open, k.ended_at from calls k
  where k.tenant_id = t.tenant_id and k.thread_id = t.id and (k.status <> 'ended' or k.accepted_at is not null)
  order by k.started_at desc limit 1
) call on t.owner_kind = 3`

/**
 * When to look again, for a whole round. Not if a thread changed hands meanwhile: that asked for a look of its own. One
 * that somebody is writing to is not waited for: it is looked at when its lease is over.
 */
export const lookAgainSql = `
with again as (
  select t.tenant_id, t.id, l.at
  from unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[]) l(tenant_id, id, claimed, at)
  join threads t on t.tenant_id = l.tenant_id and t.id = l.id and t.check_at = l.claimed
  for update of t skip locked
)
update threads t set check_at = again.at from again where t.tenant_id = again.tenant_id and t.id = again.id`

/** Records the visitors whose page is open. It skips locked threads; the next round records them. */
export const recordPresenceSql = `
with here as (
  select t.tenant_id, t.id from unnest($1::int[], $2::bigint[]) h(tenant_id, id)
  join threads t on t.tenant_id = h.tenant_id and t.id = h.id
  for update of t skip locked
)
update threads t set visitor_here_at = $3 from here where t.tenant_id = here.tenant_id and t.id = here.id
returning t.tenant_id, t.id`

-- Up Migration

-- The rule of packages/core/src/desk/awaiting.ts for conversations that are open now. The wait begins with the first
-- entry that begins one after the last entry that ended one. What a visitor wrote to the robot begins none.
update threads t
set waiting_since = coalesce(waits.since, case t.owner_kind when 2 then t.owned_since else 0 end)
from threads o
left join lateral (
  select e.seq, e.kind < 1000 as is_reply from entries e
  where e.tenant_id = o.tenant_id and e.thread_id = o.id and e.seq >= o.session_first_seq
    and ((e.kind < 1000 and e.sender = 2 and e.flags & 6::smallint = 0)
      or e.kind in (1000, 1004) or (e.kind = 1208 and e.content <> 'queue'))
  order by e.seq desc limit 1
) ended on true
left join lateral (
  select e.at as since from entries e
  where e.tenant_id = o.tenant_id and e.thread_id = o.id
    and e.seq > coalesce(ended.seq, o.session_first_seq - 1)
    and (e.kind in (1001, 1005, 1006, 1200) or (e.kind = 1208 and e.content = 'queue')
      or (ended.is_reply and (e.kind = 1003 or (e.kind < 1000 and e.sender = 1 and e.flags & 6::smallint = 0))))
  order by e.seq limit 1
) waits on true
where o.is_open and o.owner_kind in (2, 3) and t.tenant_id = o.tenant_id and t.id = o.id;

-- Down Migration

update threads set waiting_since = 0 where waiting_since <> 0;

-- Up Migration

-- Whether people had anything to do with a thread's session: somebody waited for one of them, or talked to one. What
-- only ever had the robot is in nobody's list of closed conversations.
alter table threads add column reached_people boolean not null default false;
update threads t set reached_people = true
  where (t.is_open and t.owner_kind in (2, 3)) or exists (
    select from entries e
    where e.tenant_id = t.tenant_id and e.thread_id = t.id and e.seq >= t.session_first_seq
      and e.kind in (1001, 1200));
drop index threads_closed;
create index threads_closed on threads (tenant_id, owned_since) where not is_open and reached_people;

-- Down Migration

drop index threads_closed;
create index threads_closed on threads (tenant_id, owned_since) where not is_open;
alter table threads drop column reached_people;

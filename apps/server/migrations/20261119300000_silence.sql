-- Up Migration

-- When somebody must look whether a conversation has gone silent (T-20). Never later than anything can be due, and
-- changed when a thread changes hands or was looked at, never by a message: taking a sequence number stays a
-- heap-only update. Null: nothing can be due.
alter table threads add column check_at bigint;
update threads set check_at = 0 where is_open;
-- Across tenants: any node looks for all of them.
create index threads_check on threads (check_at) where check_at is not null;

-- Down Migration

drop index threads_check;
alter table threads drop column check_at;

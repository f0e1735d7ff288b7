-- Up Migration

-- A session of a visitor under a legal hold moves to a shelf that is kept. This is when it would have been removed.
alter table sessions add column due_at bigint;

-- Down Migration

alter table sessions drop column due_at;

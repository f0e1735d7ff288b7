-- Up Migration

-- The shelf of the latest session, and the one that the thread was on before it.
alter table threads add column shelf smallint not null default 0, add column previous_shelf smallint;

-- Down Migration

alter table threads drop column previous_shelf, drop column shelf;

-- Up Migration

-- The log is divided into shelves: a shelf holds the sessions of one retention class that began in one period. A session
-- stays on the shelf on which it began. Shelf 0 is the log as it was before.
alter table entries add column shelf smallint not null default 0;
-- With a valid check the table becomes a partition without a scan.
alter table entries add constraint entries_0_shelf check (shelf = 0) not valid;

-- Down Migration

alter table entries drop column shelf;

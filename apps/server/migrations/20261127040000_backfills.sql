-- Up Migration

-- How far each backfill of apps/server/src/platform/db/backfills has come.
create table backfills (
  name text primary key,
  cursor text,
  done_at timestamptz,
  rows bigint not null default 0
);

-- Down Migration

drop table backfills;

-- Up Migration

-- Both tables are about the whole installation, so they have no tenant.
create table backups (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('full')),
  started_at bigint not null,
  -- Null while the backup runs, or if its process died.
  finished_at bigint,
  bytes bigint,
  path text not null,
  ok boolean not null default false
);

create table restore_drills (
  id bigint generated always as identity primary key,
  backup text not null,
  started_at bigint not null,
  finished_at bigint not null,
  ok boolean not null,
  -- The receipt, as it is stored next to the backup.
  receipt jsonb not null
);

-- The job `prune` finds the oldest rows by these.
create index backups_started on backups (started_at);
create index restore_drills_started on restore_drills (started_at);

-- Down Migration

drop table restore_drills;
drop table backups;

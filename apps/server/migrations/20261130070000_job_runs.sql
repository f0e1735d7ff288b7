-- Up Migration

-- The newest report of all nodes about each background job; the doctor compares it with the clock.
create table job_runs (
  job text primary key,
  every_ms bigint not null,
  first_seen_at bigint not null,
  seen_at bigint not null,
  succeeded_at bigint
);

-- Down Migration

drop table job_runs;

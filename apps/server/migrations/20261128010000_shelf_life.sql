-- Up Migration

-- What happened to a shelf, in milliseconds. `drop_after` ends the time in which a detached one can be brought back,
-- `removing_at` says that its conversations are being removed for good, `postponed_until` is set when it was brought back.
alter table shelves
  add column sealed_at bigint,
  add column frozen_at bigint,
  add column detached_at bigint,
  add column drop_after bigint,
  add column removing_at bigint,
  add column dropped_at bigint,
  add column postponed_until bigint,
  add column bytes_freed bigint,
  add column conversations int;

-- Down Migration

alter table shelves
  drop column conversations,
  drop column bytes_freed,
  drop column postponed_until,
  drop column dropped_at,
  drop column removing_at,
  drop column drop_after,
  drop column detached_at,
  drop column frozen_at,
  drop column sealed_at;

-- Up Migration

alter table agent_groups
  -- Raised by every save, so that two admins do not overwrite each other.
  add column version integer not null default 1,
  -- Where visitors go while this group is closed, full or empty; null: nowhere.
  add column overflow_group_id text,
  -- Also those who have waited for so long; null: never.
  add column overflow_after_s integer;

alter table agent_groups add constraint agent_groups_overflow
  foreign key (tenant_id, overflow_group_id) references agent_groups (tenant_id, id) not valid;

-- Down Migration

alter table agent_groups drop constraint agent_groups_overflow;
alter table agent_groups drop column version, drop column overflow_group_id, drop column overflow_after_s;

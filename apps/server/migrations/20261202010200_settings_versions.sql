-- Up Migration

-- What was published, whole, of each document that admins edit.
create table settings_versions (
  tenant_id int not null references tenants,
  kind text not null check (kind in ('channel')),
  object_id text not null,
  version int not null,
  body jsonb not null,
  -- In what it differs from the version before.
  changed text[] not null,
  author_id int,
  author text not null,
  note text not null,
  restored_from int,
  published_at bigint not null,
  primary key (tenant_id, kind, object_id, version)
);

-- Down Migration

drop table settings_versions;

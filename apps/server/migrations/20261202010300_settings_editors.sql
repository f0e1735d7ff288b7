-- Up Migration

-- Who has a document open in an editor.
create table settings_editors (
  tenant_id int not null,
  kind text not null check (kind in ('channel')),
  object_id text not null,
  agent_id int not null,
  seen_at bigint not null,
  primary key (tenant_id, kind, object_id, agent_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index settings_editors_seen on settings_editors (seen_at);

-- Down Migration

drop table settings_editors;

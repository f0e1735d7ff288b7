-- Up Migration

-- What is changed and not published, of each document that admins edit. All of them work on the same draft. The row
-- stays after a publication: its revision never goes back.
create table settings_drafts (
  tenant_id int not null references tenants,
  kind text not null check (kind in ('channel')),
  object_id text not null,
  revision int not null,
  -- Only what differs from what is published.
  changes jsonb not null,
  -- {"mainColor": {"revision": 4, "agentId": 3, "name": "Ana", "at": 1794700000000}}
  touched jsonb not null,
  updated_at bigint not null,
  -- When it will be published, for whom, and the version that was published when this was decided.
  publish_at bigint,
  publish_agent_id int,
  publish_name text,
  publish_version int,
  -- Whether its time came and something else had been published: then a person decides.
  is_stale boolean not null default false,
  primary key (tenant_id, kind, object_id)
);
create index settings_drafts_due on settings_drafts (publish_at) where publish_at is not null and not is_stale;

-- Down Migration

drop table settings_drafts;

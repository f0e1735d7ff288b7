-- Up Migration

-- The language of the desk; null until the agent has chosen one.
alter table agents add column locale text;
-- The picture of our own store that `face` shows; null for none, and for one of another site.
alter table agents add column picture_id text;

-- Rows exist before their bytes and after them: a row without bytes is found again, bytes without a row never are.
create table agent_pictures (
  tenant_id int not null,
  id text not null,
  agent_id int not null,
  bytes int not null,
  created_at bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index agent_pictures_agent on agent_pictures (tenant_id, agent_id);
create index agent_pictures_created on agent_pictures (created_at);

-- Down Migration

drop table agent_pictures;
alter table agents drop column picture_id;
alter table agents drop column locale;

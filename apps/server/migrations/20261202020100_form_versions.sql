-- Up Migration

-- A form as it was before a save: a visitor who has it open can still send what they wrote.
create table form_versions (
  tenant_id int not null,
  form_id text not null,
  version int not null,
  fields jsonb not null,
  replaced_at bigint not null,
  primary key (tenant_id, form_id, version)
);
create index form_versions_replaced on form_versions (replaced_at);

-- Down Migration

drop table form_versions;

-- Up Migration

-- What was uploaded. The bytes lie in the store under `<tenant>/<id>`; the id is 128 random bits, and whoever
-- knows it may read the file for as long as this row says so.
create table files (
  tenant_id int not null,
  id text not null,
  thread_id bigint not null,
  uploader text not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'file')),
  mime text not null,
  name text not null,
  bytes bigint not null,
  created_at bigint not null,
  -- False from before the bytes are written until after: a row comes first, so that no bytes are ever unknown.
  is_stored boolean not null default false,
  -- The message that carries it. Without one it is forgotten after a day.
  client_id text,
  primary key (tenant_id, id),
  foreign key (tenant_id, thread_id) references threads (tenant_id, id)
);
create index files_uploader on files (tenant_id, uploader, created_at);
create index files_unsent on files (created_at) where client_id is null;

-- Down Migration

drop table files;

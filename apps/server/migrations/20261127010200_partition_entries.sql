-- foyer: allow contract: the new table has the name and the columns of the old one, so nodes of the version before go on
-- Up Migration

-- The table becomes the first partition of a new one, without a rewrite. No default partition: it would forbid
-- `detach … concurrently`. The default of `shelf` serves nodes of the version before, which do not know the column.
alter table entries rename to entries_0;
alter table entries_0 drop constraint entries_pkey;
alter table entries_0 add constraint entries_0_pkey primary key using index entries_0_pkey;
drop index entries_client_id;
alter table entries_0 alter column agent_id drop not null;

create table entries (
  thread_id bigint not null,
  at bigint not null,
  tenant_id int not null,
  seq int not null,
  -- Null instead of 0 where no agent wrote: most entries have a null bitmap anyway, so this gains what `shelf` costs.
  agent_id int,
  kind smallint not null,
  sender smallint not null,
  -- bit 0 recalled, bit 1 internal, bit 2 sensitive, bit 3 the server's own id
  flags smallint not null,
  shelf smallint not null default 0,
  client_id text not null,
  content text not null,
  extra jsonb,
  primary key (tenant_id, thread_id, seq, shelf)
) partition by list (shelf);
create unique index entries_client_id on entries (tenant_id, shelf, thread_id, entry_key(client_id, flags));

alter table entries attach partition entries_0 for values in (0);
alter table entries_0 drop constraint entries_0_shelf;

-- Down Migration

alter table entries detach partition entries_0;
drop table entries;
alter table entries_0 drop constraint entries_0_pkey;
alter table entries_0 add constraint entries_pkey primary key (tenant_id, thread_id, seq);
create unique index entries_client_id on entries_0 (tenant_id, thread_id, entry_key(client_id, flags));
create unique index entries_0_pkey on entries_0 (tenant_id, thread_id, seq, shelf);
alter table entries_0 add constraint entries_0_shelf check (shelf = 0);
alter table entries_0 rename to entries;

-- foyer: no transaction
-- Up Migration

-- The keys that a partition needs contain its shelf. They are as wide as the old ones: the shelf takes what was padding.
create unique index concurrently if not exists entries_0_pkey on entries (tenant_id, thread_id, seq, shelf);
create unique index concurrently if not exists entries_0_client_id
  on entries (tenant_id, shelf, thread_id, entry_key(client_id, flags));
alter table entries validate constraint entries_0_shelf;

-- Down Migration

alter table entries drop constraint entries_0_shelf;
drop index entries_0_client_id;
drop index entries_0_pkey;

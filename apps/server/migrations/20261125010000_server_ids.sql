-- Up Migration

-- The server derives ids for its own entries ('accepted:7', '<question>.answer'); clients choose theirs. Bit 3 of flags
-- marks the server's. The key has 63 bits of the id's hash and one bit that says whose it is, so that no id of a client
-- is ever taken for one of the server's, whatever a client sends.
create function entry_key(client_id text, flags smallint) returns bigint
  language sql immutable parallel safe
  return (hashtextextended(client_id, 0) & 9223372036854775807) | ((flags & 8)::bigint << 60);

-- A visitor's message with such an id is one that was sent to get in the server's way: it stays the client's.
update entries set flags = flags | 8::smallint
  where (client_id like '%:%' or client_id like '%.%') and (kind >= 1000 or sender <> 1);

drop index entries_client_id;
create unique index entries_client_id on entries (tenant_id, thread_id, entry_key(client_id, flags));

-- The same for tickets: changes (kind 4) have ids of the server, everything else has one that its writer chose.
alter table ticket_entries drop constraint ticket_entries_tenant_id_ticket_id_client_id_key;
create unique index ticket_entries_client_id on ticket_entries (tenant_id, ticket_id, client_id, (kind = 4));

-- Down Migration

drop index ticket_entries_client_id;
alter table ticket_entries add unique (tenant_id, ticket_id, client_id);
drop index entries_client_id;
create unique index entries_client_id on entries (tenant_id, thread_id, hashtextextended(client_id, 0));
update entries set flags = flags & ~8::smallint;
drop function entry_key;

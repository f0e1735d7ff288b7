-- foyer: no transaction
-- Up Migration

-- The conversations of a tenant by shelf: for the forecast, and for removing them in batches.
create index concurrently if not exists sessions_shelf on sessions (tenant_id, shelf, thread_id, first_seq);
create index concurrently if not exists sessions_open on sessions (shelf) where ended_at is null;
create index concurrently if not exists sessions_due on sessions (due_at) where due_at is not null;
create index concurrently if not exists sessions_undivided on sessions (tenant_id, ended_at) where shelf = 0;
-- Removing a row looks for rows that refer to it.
create index concurrently if not exists threads_visitor on threads (tenant_id, user_id);
create index concurrently if not exists files_thread on files (tenant_id, thread_id);
create index concurrently if not exists tickets_thread on tickets (tenant_id, thread_id);
create index concurrently if not exists ticket_files_file on ticket_files (tenant_id, file_id);
create index concurrently if not exists left_message_files_file on left_message_files (tenant_id, file_id);
create index concurrently if not exists left_messages_ticket on left_messages (tenant_id, ticket_id)
  where ticket_id is not null;

-- Down Migration

drop index left_messages_ticket, left_message_files_file, ticket_files_file, tickets_thread, files_thread, threads_visitor,
  sessions_undivided, sessions_due, sessions_open, sessions_shelf;

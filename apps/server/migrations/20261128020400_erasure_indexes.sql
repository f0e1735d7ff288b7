-- foyer: no transaction
-- Up Migration

-- An erasure finds the rows of a visitor by these, and PostgreSQL checks by them that nothing refers to a removed row.
create index concurrently if not exists threads_user on threads (tenant_id, user_id);
create index concurrently if not exists files_thread on files (tenant_id, thread_id);
create index concurrently if not exists tickets_thread on tickets (tenant_id, thread_id);
create index concurrently if not exists ticket_files_file on ticket_files (tenant_id, file_id);
create index concurrently if not exists left_message_files_file on left_message_files (tenant_id, file_id);
create index concurrently if not exists left_messages_ticket on left_messages (tenant_id, ticket_id)
  where ticket_id is not null;

-- Down Migration

drop index left_messages_ticket, left_message_files_file, ticket_files_file, tickets_thread, files_thread, threads_user;

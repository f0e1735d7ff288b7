-- Up Migration

-- How many messages wait is asked for on every page of the desk.
create index left_messages_unhandled on left_messages (tenant_id, created_at, id) where not is_handled;

-- Down Migration

drop index left_messages_unhandled;

-- Up Migration

-- The list of closed conversations, the latest first. Like that of the open ones it changes with the owner only.
create index threads_closed on threads (tenant_id, owned_since) where not is_open;

-- Down Migration

drop index threads_closed;

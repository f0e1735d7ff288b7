-- foyer: no transaction
-- Up Migration

-- Closed conversations of an agent who sees only their own.
create index concurrently if not exists threads_of_last_agent on threads (tenant_id, last_agent_id, owned_since)
  where not is_open and reached_people;

-- Down Migration

drop index threads_of_last_agent;

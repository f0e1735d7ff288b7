-- foyer: no transaction
-- Up Migration

-- The log is read newest first between two times, whatever else is asked for.
create index concurrently if not exists audit_log_time on audit_log (tenant_id, at, id);
create index concurrently if not exists audit_log_object_time on audit_log (tenant_id, object_kind, object_id, at, id);
create index concurrently if not exists audit_log_actor_time on audit_log (tenant_id, actor_kind, actor_id, at, id);
create index concurrently if not exists audit_log_action_time on audit_log (tenant_id, action, at, id);
drop index concurrently if exists audit_log_object;
drop index concurrently if exists audit_log_actor;
drop index concurrently if exists audit_log_action;

-- Down Migration

create index audit_log_object on audit_log (tenant_id, object_kind, object_id, id);
create index audit_log_actor on audit_log (tenant_id, actor_id, id);
create index audit_log_action on audit_log (tenant_id, action, id);
drop index audit_log_time, audit_log_object_time, audit_log_actor_time, audit_log_action_time;

-- Up Migration

-- Who changed what, before and after, and from where. Written in the transaction of the change.
create table audit_log (
  tenant_id int not null references tenants,
  id bigint generated always as identity,
  at bigint not null,
  actor_kind text not null check (actor_kind in ('agent', 'operator', 'system')),
  -- The agent's number; null for the others.
  actor_id int,
  actor_name text not null check (actor_name <> ''),
  action text not null,
  object_kind text not null,
  object_id text not null,
  -- As it was called then.
  object_name text not null,
  before jsonb,
  after jsonb,
  address text not null,
  user_agent text not null,
  primary key (tenant_id, id),
  check ((actor_kind = 'agent') = (actor_id is not null))
);
create index audit_log_object on audit_log (tenant_id, object_kind, object_id, id);
create index audit_log_actor on audit_log (tenant_id, actor_id, id);
create index audit_log_action on audit_log (tenant_id, action, id);

-- Rows are only added. One change is allowed: the erasure of a visitor removes who the row is about.
create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.object_kind = 'visitor' and new.object_id = '' and new.object_name = ''
    and to_jsonb(new) - '{object_id,object_name}'::text[] = to_jsonb(old) - '{object_id,object_name}'::text[]
  then
    return new;
  end if;
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function audit_log_is_append_only();
create trigger audit_log_is_kept before truncate on audit_log
  for each statement execute function audit_log_is_append_only();

-- Down Migration

drop table audit_log;
drop function audit_log_is_append_only;

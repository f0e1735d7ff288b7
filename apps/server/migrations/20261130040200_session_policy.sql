-- Up Migration

-- How long agents stay signed in: since the last input (null: no limit) and since the sign-in.
alter table tenants add column session_idle_minutes int;
alter table tenants add column session_max_minutes int not null default 720;

-- Every request of a desk and every sweep of streams asks the same question.
create function agent_session_is_current(
  created_at timestamptz, seen_at timestamptz, expires_at timestamptz, idle_minutes int, max_minutes int, at timestamptz
) returns boolean language sql stable parallel safe
return expires_at > at
  and created_at > at - make_interval(mins => max_minutes)
  and (idle_minutes is null or seen_at > at - make_interval(mins => idle_minutes));

-- Down Migration

drop function agent_session_is_current;
alter table tenants drop column session_max_minutes;
alter table tenants drop column session_idle_minutes;

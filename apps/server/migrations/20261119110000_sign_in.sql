-- Up Migration

-- What an agent needs to tell their own sessions apart, and to end one.
alter table agent_sessions
  add column id bigint generated always as identity,
  add column user_agent text not null default '',
  add column address text not null default '',
  add column seen_at timestamptz not null default now();
create index agent_sessions_agent on agent_sessions (tenant_id, agent_id);

-- Wrong passwords, by a hash of the account or of the address: nobody is signed in yet, so there is no tenant.
create table sign_in_tries (
  key bytea primary key,
  count int not null,
  at bigint not null,
  locked_until bigint not null
);
create index sign_in_tries_at on sign_in_tries (at);

-- Down Migration

drop table sign_in_tries;
drop index agent_sessions_agent;
alter table agent_sessions drop column id, drop column user_agent, drop column address, drop column seen_at;

-- Up Migration

-- Browsers in which an agent has signed in. The cookie carries tenant, device and a random token; only hashes are kept.
create table agent_devices (
  tenant_id int not null,
  agent_id int not null,
  device_id text not null,
  token_hash bytea not null,
  -- The token before it, for a browser that never got the answer with the new one.
  former_hash bytea,
  -- The language of the browser: mails to the agent are written in it.
  locale text not null default 'en',
  used_at bigint not null,
  expires_at bigint not null,
  primary key (tenant_id, agent_id, device_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
-- Agents who share a browser share its token.
create index agent_devices_device on agent_devices (tenant_id, device_id);

alter table agent_sessions add column device_id text;

alter table sign_in_tries
  -- When the owner was told of the lock; 0 while there is nothing to tell.
  add column told_at bigint not null default 0,
  -- For an address: the accounts with wrong tries, each with the time of the last one.
  add column accounts jsonb not null default '[]';

-- Down Migration

alter table sign_in_tries drop column told_at, drop column accounts;
alter table agent_sessions drop column device_id;
drop table agent_devices;

-- Up Migration

-- The secret of an authenticator app, sealed with the server's key. It counts once a code of it was entered.
create table agent_totp (
  tenant_id int not null,
  agent_id int not null,
  sealed_secret text not null,
  created_at bigint not null,
  confirmed_at bigint,
  -- A code is good once: those of this step of time and before are used up.
  last_step bigint not null default 0,
  primary key (tenant_id, agent_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);

create table agent_passkeys (
  tenant_id int not null,
  -- As the authenticator names it; nobody else may have the same.
  id text not null,
  agent_id int not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- The address of the desk that it was made at: it works nowhere else.
  rp_id text not null,
  origin text not null,
  created_at bigint not null,
  used_at bigint,
  primary key (tenant_id, id),
  unique (id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index agent_passkeys_agent on agent_passkeys (tenant_id, agent_id);

-- Each opens the account once when the second step is lost.
create table agent_recovery_codes (
  tenant_id int not null,
  agent_id int not null,
  code_hash bytea not null,
  primary key (tenant_id, agent_id, code_hash),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);

-- What a passkey must sign, once. Whoever signs in without a password has no tenant yet, so the hash is the key.
create table passkey_challenges (
  hash bytea primary key,
  expires_at bigint not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);

-- Down Migration

drop table passkey_challenges;
drop table agent_recovery_codes;
drop table agent_passkeys;
drop table agent_totp;

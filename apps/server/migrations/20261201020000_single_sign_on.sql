-- Up Migration

-- How people of a tenant sign in at its identity provider, once an admin has entered one.
create table sso_settings (
  tenant_id int primary key references tenants,
  is_on boolean not null,
  issuer text not null,
  client_id text not null,
  sealed_secret text,
  label text not null,
  groups_claim text not null,
  -- [{"group": "support-leads", "role": "supervisor"}]
  roles jsonb not null,
  default_role text,
  -- Whether an address counts as verified when the provider does not say.
  trusts_email boolean not null,
  creates_accounts boolean not null,
  -- Whose addresses get new accounts; all, when it is empty.
  domains text[] not null,
  is_required boolean not null,
  -- Whether an owner has chosen the provider: otherwise it says nothing about owners.
  is_of_owner boolean not null,
  updated_at bigint not null
);

-- The person of an identity provider that an account belongs to; one of each provider.
create table agent_identities (
  tenant_id int not null,
  issuer text not null,
  subject text not null,
  agent_id int not null,
  created_at bigint not null,
  used_at bigint not null,
  primary key (tenant_id, issuer, subject),
  unique (tenant_id, agent_id, issuer),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);

-- Browsers that are at a provider now. What proves the return is made of the cookie's secret, of which this is a hash.
create table sso_flows (
  tenant_id int not null references tenants,
  id bytea not null,
  issuer text not null,
  expires_at bigint not null,
  primary key (tenant_id, id)
);
create index sso_flows_expires on sso_flows (expires_at);

-- Down Migration

drop table sso_flows;
drop table agent_identities;
drop table sso_settings;

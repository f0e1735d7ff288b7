-- Up Migration

-- Invitations to the desk. The token is made of the server's key, so that a mail can carry it; here is only its hash.
create table invitations (
  tenant_id int not null references tenants,
  id text not null,
  -- In ASCII and lower case, as accounts made of it are.
  email text not null,
  role text not null check (role in ('owner', 'admin', 'supervisor', 'agent')),
  group_ids text[] not null,
  invited_by int not null,
  created_at bigint not null,
  expires_at bigint not null,
  -- Each resending has a token of its own; only that of the last one is good.
  round int not null default 1,
  token_hash bytea not null,
  accepted_at bigint,
  revoked_at bigint,
  mail_state text not null check (mail_state in ('off', 'waiting', 'sent', 'refused', 'limited')),
  mail_at bigint not null,
  mail_answer text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, invited_by) references agents (tenant_id, id) on delete cascade
);
create unique index invitations_open on invitations (tenant_id, email)
  where accepted_at is null and revoked_at is null;
create index invitations_invited_by on invitations (tenant_id, invited_by);
create index invitations_expires on invitations (expires_at);

-- Down Migration

drop table invitations;

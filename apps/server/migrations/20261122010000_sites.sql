-- Up Migration

update channels set config = config || '{"allowedOrigins": []}' where not config ? 'allowedOrigins';

-- Keys that sites prove their users with. `material`: sealed for HS256, the public key for ES256.
create table identity_keys (
  tenant_id int not null,
  channel_id int not null,
  id text not null,
  algorithm text not null check (algorithm in ('HS256', 'ES256')),
  material text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, channel_id, id),
  foreign key (tenant_id, channel_id) references channels (tenant_id, id) on delete cascade
);

-- A proof works for one visitor only, however often it is shown.
create table identity_proofs (
  tenant_id int not null,
  channel_id int not null,
  jti text not null,
  user_id text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, channel_id, jti),
  foreign key (tenant_id, channel_id) references channels (tenant_id, id) on delete cascade
);
create index identity_proofs_expired on identity_proofs (expires_at);

-- Who a visitor is to the site of a channel, when the site has proved it.
alter table visitors add column verified_channel_id int, add column verified_sub text;
create unique index visitors_verified on visitors (tenant_id, verified_channel_id, verified_sub)
  where verified_sub is not null;

-- Down Migration

drop index visitors_verified;
alter table visitors drop column verified_sub, drop column verified_channel_id;
drop table identity_proofs;
drop table identity_keys;
update channels set config = config - 'allowedOrigins';

-- Up Migration

-- What a channel says about model answers. Without a row the installation's own settings count.
create table model_channels (
  tenant_id int not null,
  channel_id int not null,
  is_on boolean not null,
  -- An endpoint of the channel's own; null is the installation's.
  base_url text,
  model text,
  -- Sealed with a key of FOYER_KEYS: see apps/server/src/platform/secret-box.ts.
  sealed_key text,
  token_field text not null default 'max_tokens' check (token_field in ('max_tokens', 'max_completion_tokens')),
  -- Money for a million tokens.
  price_read double precision not null default 0,
  price_written double precision not null default 0,
  -- By scope: { tokens, ms, micros } a day. They can only tighten those of the installation.
  budgets jsonb not null default '{}',
  primary key (tenant_id, channel_id),
  foreign key (tenant_id, channel_id) references channels (tenant_id, id),
  check ((base_url is null) = (model is null))
);

-- What models cost, by day. Reserved before an answer, corrected after it: a node that dies in between has
-- counted too much, never too little.
create table model_usage (
  tenant_id int not null references tenants,
  -- Days since 1970, UTC.
  day int not null,
  scope text not null check (scope in ('tenant', 'channel', 'visitor')),
  -- The channel's id or the visitor's userId; empty for the tenant.
  scope_id text not null,
  tokens bigint not null default 0,
  ms bigint not null default 0,
  -- Millionths of the operator's currency.
  micros bigint not null default 0,
  primary key (tenant_id, day, scope, scope_id)
);

-- Down Migration

drop table model_usage, model_channels;

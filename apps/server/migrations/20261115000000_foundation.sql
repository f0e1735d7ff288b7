-- Up Migration

create table tenants (
  id int generated always as identity primary key,
  key text not null unique,
  name text not null
);

create table channels (
  tenant_id int not null references tenants,
  id int generated always as identity,
  key text not null unique,
  name text not null,
  config jsonb not null,
  primary key (tenant_id, id)
);

create table agents (
  tenant_id int not null references tenants,
  id int generated always as identity,
  email text not null,
  nick text not null,
  face text not null default '',
  role text not null check (role in ('owner', 'admin', 'supervisor', 'agent')),
  password_hash text not null,
  is_disabled boolean not null default false,
  primary key (tenant_id, id)
);
create unique index agents_email on agents (lower(email));

-- The cookie carries the tenant and a random token; only the token's hash is kept.
create table agent_sessions (
  tenant_id int not null,
  token_hash bytea not null,
  agent_id int not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);

-- What a visitor says about themselves: claimed, not proven.
create table visitors (
  tenant_id int not null references tenants,
  user_id text not null,
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  locale text not null default '',
  page_url text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id)
);

-- One row per visitor and channel. The row lock orders the thread's log, and the row names its one owner.
-- Room is left on each page so that taking a sequence number stays a heap-only update.
create table threads (
  tenant_id int not null references tenants,
  id bigint generated always as identity,
  channel_id int not null,
  user_id text not null,
  key text not null,
  last_seq int not null default 0,
  last_time bigint not null default 0,
  gen int not null default 1,
  browser text not null default '',
  is_open boolean not null default false,
  -- 0 nobody, 1 robot, 2 queue, 3 agent
  owner_kind smallint not null default 0,
  owner_id int not null default 0,
  owned_since bigint not null default 0,
  session_key text not null default '',
  session_first_seq int not null default 0,
  visitor_read_seq int not null default 0,
  agent_read_seq int not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, channel_id, user_id),
  unique (tenant_id, key),
  foreign key (tenant_id, channel_id) references channels (tenant_id, id),
  foreign key (tenant_id, user_id) references visitors (tenant_id, user_id)
) with (fillfactor = 70);

-- The inbox lists. Its columns change with the owner, never with a message.
create index threads_inbox on threads (tenant_id, owner_kind, owner_id, owned_since) where is_open;

create table sessions (
  tenant_id int not null,
  thread_id bigint not null,
  first_seq int not null,
  last_seq int,
  key text not null,
  started_at bigint not null,
  ended_at bigint,
  close_reason text,
  primary key (tenant_id, thread_id, first_seq),
  unique (tenant_id, key),
  foreign key (tenant_id, thread_id) references threads (tenant_id, id)
);

-- The log. No foreign key to threads: every insert comes from a statement that has just locked the thread's
-- row, and the check would cost more than the insert. Column order leaves no padding.
create table entries (
  thread_id bigint not null,
  at bigint not null,
  tenant_id int not null,
  seq int not null,
  agent_id int not null,
  kind smallint not null,
  sender smallint not null,
  -- bit 0 recalled, bit 1 internal, bit 2 sensitive
  flags smallint not null,
  client_id text not null,
  content text not null,
  extra jsonb,
  primary key (tenant_id, thread_id, seq)
);

-- A client id is used once per thread. The index holds its hash: half the size of the text, and two ids of
-- one thread that share 64 bits are not expected before the sun burns out.
create unique index entries_client_id on entries (tenant_id, thread_id, hashtextextended(client_id, 0));

-- Down Migration

drop table entries, sessions, threads, visitors, agent_sessions, agents, channels, tenants;

-- Up Migration

-- Requests for a copy of a visitor's data or for its erasure. No foreign key to visitors: the row outlives its visitor.
create table data_requests (
  tenant_id int not null references tenants,
  id text not null,
  kind text not null check (kind in ('export', 'erasure')),
  state text not null check (state in ('unconfirmed', 'waiting', 'done', 'failed', 'expired')),
  origin text not null check (origin in ('desk', 'visitor', 'site')),
  -- Of the site that asked.
  channel_id int,
  -- Null once the visitor is erased.
  user_id text,
  -- The visitor's name; a pseudonym once the visitor is erased.
  subject text not null,
  -- Who asked at the desk.
  agent_id int,
  created_at bigint not null,
  done_at bigint,
  -- When an unconfirmed request or the file of an export is over.
  expires_at bigint,
  -- Both secrets stand only in the mail and in the address of the file.
  confirm_hash bytea,
  download_hash bytea,
  -- The zip in the file storage, named before its first byte is written.
  file_id text,
  file_bytes bigint,
  -- When an erasure closed the visitor's conversations and voided their tokens.
  quiet_at bigint,
  -- Rows by table that an erasure has removed so far.
  removed jsonb not null default '{}',
  receipt jsonb,
  primary key (tenant_id, id)
);
-- One of a kind is under way.
create unique index data_requests_pending on data_requests (tenant_id, user_id, kind, origin)
  where state in ('unconfirmed', 'waiting');
create index data_requests_list on data_requests (tenant_id, created_at, id);
create index data_requests_user on data_requests (tenant_id, user_id);
create index data_requests_expiry on data_requests (expires_at) where expires_at is not null;
-- The job `prune` finds the oldest rows by this.
create index data_requests_created on data_requests (created_at);

-- Down Migration

drop table data_requests;

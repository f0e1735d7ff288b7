-- Up Migration

-- The link to the first set-up of this installation; the latest start of a node replaces it. One row at most.
create table setup_links (
  id int primary key default 1 check (id = 1),
  -- SHA-256: the link itself is only in the log of the node.
  token_hash bytea not null,
  expires_at bigint not null
);

-- What is left of setting a tenant up, as far as nothing else tells. Tenants from before have no row.
create table tenant_setup (
  tenant_id int primary key references tenants,
  -- The reminder at the desk was closed.
  is_dismissed boolean not null default false,
  skipped_steps text[] not null default '{}',
  appearance_saved_at bigint
);

-- Sites whose pages loaded the button of a channel. Only the origin, and nothing about visitors.
create table seen_sites (
  tenant_id int not null,
  channel_id int not null,
  origin text not null check (length(origin) <= 300),
  seen_at bigint not null,
  primary key (tenant_id, channel_id, origin),
  foreign key (tenant_id, channel_id) references channels (tenant_id, id) on delete cascade
);

-- Down Migration

drop table seen_sites;
drop table tenant_setup;
drop table setup_links;

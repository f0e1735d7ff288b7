-- Up Migration

-- What pages pass along about a visitor (unverified), the site's token for dialogue requests (sealed), and the group
-- and agent that the page of the last start names.
alter table visitors
  add column attributes jsonb not null default '[]',
  add column customer_token text not null default '',
  add column wanted_group_id text not null default '',
  add column wanted_admin_id text not null default '';

-- Down Migration

alter table visitors drop column attributes, drop column customer_token,
  drop column wanted_group_id, drop column wanted_admin_id;

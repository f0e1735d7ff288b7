-- Up Migration

-- What visitors left for when somebody is there again. No part of a thread's log: it may be left without a session.
create table left_messages (
  tenant_id int not null,
  id text not null,
  channel_id int not null,
  user_id text not null,
  -- The visitor's own name for it: a retry finds it and is not left twice.
  client_id text not null,
  name text not null,
  phone text not null,
  email text not null,
  content text not null,
  created_at bigint not null,
  is_handled boolean not null default false,
  -- By whom and when it was last touched, and their remark. The name stays when the agent has gone.
  updated_at bigint,
  updated_by text not null default '',
  remark text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, user_id, client_id),
  foreign key (tenant_id, channel_id) references channels (tenant_id, id),
  foreign key (tenant_id, user_id) references visitors (tenant_id, user_id)
);
create index left_messages_visitor on left_messages (tenant_id, user_id, created_at);

-- Down Migration

drop table left_messages;

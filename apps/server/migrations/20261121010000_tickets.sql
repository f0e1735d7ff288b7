-- Up Migration

-- A form may also be asked of visitors who open a ticket (D-13). On the wire a template has a type with an id of its own.
alter table form_templates
  add column is_for_tickets boolean not null default false,
  add column type_id text not null default replace(gen_random_uuid()::text, '-', '');
create unique index form_templates_type on form_templates (tenant_id, type_id);

-- Numbers that people say on the phone. They prove nothing: tickets are found by their random ids.
alter table tenants add column last_ticket_number int not null default 0;

create table tickets (
  tenant_id int not null,
  id text not null,
  number int not null,
  channel_id int not null,
  user_id text not null,
  thread_id bigint not null,
  -- Where the conversation stood when it became a ticket; null when it came from a form.
  thread_seq bigint,
  -- Under one client id of a visitor there is one ticket.
  client_id text not null,
  template_id text,
  type_id text not null,
  type_name text not null,
  title text not null,
  content text not null,
  start_way smallint not null default 0,
  partner_id text not null default '',
  status smallint not null default 0,
  priority smallint not null default 1,
  assignee_id int,
  customer_name text not null default '',
  customer_phone text not null default '',
  customer_email text not null default '',
  locale text not null default '',
  fields jsonb not null default '[]',
  entries int not null default 0,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  unique (tenant_id, user_id, client_id),
  foreign key (tenant_id, channel_id) references channels (tenant_id, id),
  foreign key (tenant_id, user_id) references visitors (tenant_id, user_id),
  foreign key (tenant_id, thread_id) references threads (tenant_id, id),
  foreign key (tenant_id, assignee_id) references agents (tenant_id, id)
);
create index tickets_list on tickets (tenant_id, updated_at, id);
create index tickets_visitor on tickets (tenant_id, user_id, created_at);

-- What was said and done since, in order: seq counts from 1 within the ticket.
create table ticket_entries (
  tenant_id int not null,
  ticket_id text not null,
  seq int not null,
  -- 1 public reply, 2 the visitor's, 3 internal note (the wire's handleType), 4 a change that no visitor sees.
  kind smallint not null,
  agent_id int,
  author text not null,
  content text not null,
  -- The ticket's after it.
  status smallint not null,
  client_id text not null,
  at bigint not null,
  primary key (tenant_id, ticket_id, seq),
  unique (tenant_id, ticket_id, client_id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id)
);

-- Files of the ticket itself (entry_seq 0) and of its entries.
create table ticket_files (
  tenant_id int not null,
  ticket_id text not null,
  entry_seq int not null,
  place smallint not null,
  file_id text not null,
  primary key (tenant_id, ticket_id, entry_seq, place),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);

-- Links that open one ticket. The token itself stands only in the mail.
create table ticket_links (
  tenant_id int not null,
  token_hash bytea not null,
  ticket_id text not null,
  may_reply boolean not null,
  created_at bigint not null,
  -- Moves on with what happens in the ticket.
  expires_at bigint not null,
  revoked_at bigint,
  used_at bigint,
  uses int not null default 0,
  primary key (token_hash),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id)
);
create index ticket_links_ticket on ticket_links (tenant_id, ticket_id);

-- The desk's list of left messages.
create index left_messages_list on left_messages (tenant_id, created_at, id);
-- A left message that was made a ticket.
alter table left_messages
  add column locale text not null default '',
  add column ticket_id text,
  add foreign key (tenant_id, ticket_id) references tickets (tenant_id, id);

-- How many mails an address got on a day (UTC): nobody can make us fill somebody's mailbox.
create table mail_counts (
  tenant_id int not null references tenants,
  address_hash bytea not null,
  day date not null,
  count int not null,
  primary key (tenant_id, address_hash, day)
);

-- Down Migration

drop table mail_counts;
alter table left_messages drop column ticket_id, drop column locale;
drop index left_messages_list;
drop table ticket_links, ticket_files, ticket_entries, tickets;
alter table tenants drop column last_ticket_number;
drop index form_templates_type;
alter table form_templates drop column type_id, drop column is_for_tickets;

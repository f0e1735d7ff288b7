-- Up Migration

-- Texts that agents send again and again. Without an agent it is everybody's.
create table canned_replies (
  tenant_id int not null references tenants,
  id text not null,
  agent_id int,
  title text not null,
  body text not null,
  updated_at bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index canned_replies_agent on canned_replies (tenant_id, agent_id);

-- Forms that agents send. A form that was sent is a message of its own and does not change with its template.
create table form_templates (
  tenant_id int not null references tenants,
  id text not null,
  title text not null,
  fields jsonb not null,
  updated_at bigint not null,
  primary key (tenant_id, id)
);

-- Words that agents are warned of. A message with one that is withheld never reaches a visitor.
create table sensitive_words (
  tenant_id int not null references tenants,
  word text not null,
  is_withheld boolean not null,
  primary key (tenant_id, word)
);

-- Who may not write for a while, and why. Without an end it is for good.
create table visitor_blocks (
  tenant_id int not null,
  user_id text not null,
  until bigint,
  reason text not null,
  agent_id int not null,
  blocked_at bigint not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references visitors (tenant_id, user_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id)
);

-- The same end on each thread of the visitor: the statement that takes a sequence number looks at this row anyway.
alter table threads add column blocked_until bigint not null default 0;

-- Where a visitor came from and with what: claimed by their browser.
alter table visitors
  add column referrer text not null default '',
  add column user_agent text not null default '',
  add column pages jsonb not null default '[]';

-- Down Migration

alter table visitors drop column referrer, drop column user_agent, drop column pages;
alter table threads drop column blocked_until;
drop table visitor_blocks, sensitive_words, form_templates, canned_replies;

-- Up Migration

-- Facts for reports: one row per session, wait and hold, written in the transaction that ends it. They stay when the
-- log's entries are deleted, so they refer to nothing and hold no names, texts or addresses. The codes are in
-- rules/facts/codes.ts. `calendar` is a hash of the group's hours then in force; null: it had none.
create table session_facts (
  thread_id bigint not null,
  started_at bigint not null,
  ended_at bigint not null,
  business_ms bigint not null,
  -- When the visitor first waited for an agent or was connected to one; null: never.
  asked_at bigint,
  -- The first human message that the visitor saw after it; null: never answered.
  answered_at bigint,
  answered_business_ms bigint,
  rated_at bigint,
  tenant_id int not null,
  first_seq int not null,
  channel_id int not null,
  calendar int,
  closed_by int,
  visitor_messages int not null,
  agent_messages int not null,
  robot_messages int not null,
  close_reason smallint not null,
  -- Requests for a person that were turned away at once.
  turned_away smallint not null,
  star smallint,
  is_solved boolean,
  group_id text,
  -- Who held the session, in the order of their first hold.
  agents int[] not null,
  primary key (tenant_id, thread_id, first_seq)
);
create index session_facts_ended on session_facts (tenant_id, ended_at);

create table wait_facts (
  thread_id bigint not null,
  started_at bigint not null,
  ended_at bigint not null,
  business_ms bigint not null,
  tenant_id int not null,
  first_seq int not null,
  -- Of the entry that began the wait.
  seq int not null,
  channel_id int not null,
  calendar int,
  -- Who accepted.
  agent_id int,
  cause smallint not null,
  outcome smallint not null,
  -- The visitor left a message or a ticket instead.
  converted smallint,
  -- null: the log of an earlier version does not say.
  group_id text,
  primary key (tenant_id, thread_id, seq)
);
create index wait_facts_ended on wait_facts (tenant_id, ended_at);

create table hold_facts (
  thread_id bigint not null,
  started_at bigint not null,
  ended_at bigint not null,
  business_ms bigint not null,
  -- The agent's first message to the visitor; null: the agent wrote none.
  answered_at bigint,
  answered_business_ms bigint,
  tenant_id int not null,
  first_seq int not null,
  -- Of the entry that began the hold.
  seq int not null,
  channel_id int not null,
  calendar int,
  agent_id int not null,
  visitor_messages int not null,
  agent_messages int not null,
  came_from smallint not null,
  left_by smallint not null,
  group_id text,
  -- Seconds, rounded up, from the first unanswered message of the visitor to the agent's next one.
  response_s int[] not null,
  response_business_s int[] not null,
  primary key (tenant_id, thread_id, seq)
);
create index hold_facts_ended on hold_facts (tenant_id, ended_at);
create index hold_facts_agent on hold_facts (tenant_id, agent_id, ended_at);

-- Invitations to rate, with the agents of the session at that time. `agent_id` null: the system invited.
create table rating_invitations (
  tenant_id int not null,
  thread_id bigint not null,
  first_seq int not null,
  invited_at bigint not null,
  agent_id int,
  agents int[] not null,
  primary key (tenant_id, thread_id, first_seq)
);
create index rating_invitations_invited on rating_invitations (tenant_id, invited_at);

-- Down Migration

drop table rating_invitations, hold_facts, wait_facts, session_facts;

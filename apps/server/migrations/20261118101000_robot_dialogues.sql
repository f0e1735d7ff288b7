-- Up Migration

-- Dialogues of a tenant's robots. A version that was published is never changed: conversations that began with it
-- end with it.
create table robot_dialogues (
  tenant_id int not null references tenants,
  robot_no text not null,
  id text not null,
  version int not null,
  status text not null check (status in ('draft', 'published', 'retired')),
  -- The words that start it, folded for comparing.
  phrases text[] not null,
  data jsonb not null,
  saved_at bigint not null,
  primary key (tenant_id, robot_no, id, version)
);
create unique index robot_dialogues_draft on robot_dialogues (tenant_id, robot_no, id) where status = 'draft';
create unique index robot_dialogues_published on robot_dialogues (tenant_id, robot_no, id)
  where status = 'published';
create index robot_dialogues_phrases on robot_dialogues using gin (phrases) where status = 'published';

-- The dialogue that a thread is in, or was in last in this session.
create table dialogue_states (
  tenant_id int not null,
  thread_id bigint not null,
  session_key text not null,
  robot_no text not null,
  dialogue_id text not null,
  version int not null,
  state jsonb not null,
  -- The question that was answered last, and its answer: a retry is answered with the same.
  question text not null,
  answer jsonb not null,
  -- Until when somebody is busy with the question; 0 when it is answered.
  busy_until bigint not null,
  -- Rises with every change: who changes the row names the one they have read.
  rev int not null,
  primary key (tenant_id, thread_id),
  foreign key (tenant_id, thread_id) references threads (tenant_id, id),
  foreign key (tenant_id, robot_no, dialogue_id, version)
    references robot_dialogues (tenant_id, robot_no, id, version)
);

-- Down Migration

drop table dialogue_states, robot_dialogues;

-- Up Migration

-- Questions that the robot refused, guessed or got wrong, without personal data. One row for all who asked the same.
create table knowledge_proposals (
  tenant_id int not null references tenants,
  id text not null,
  robot_no text not null,
  language text not null,
  question text not null,
  -- The question as it is compared: the same one counts up instead of repeating.
  question_key text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'dismissed')),
  -- The document that an agent chose; empty: a new document; null: what the evidence says.
  chosen_doc_id text,
  -- The document that got the phrasing, or that was begun.
  accepted_doc_id text,
  is_automatic boolean not null default false,
  asked_at bigint not null,
  decided_at bigint,
  -- When accepting it automatically broke a case: it is not tried again that day.
  broke_case_at bigint,
  primary key (tenant_id, id),
  unique (tenant_id, robot_no, language, question_key)
);
create index knowledge_proposals_asked on knowledge_proposals (asked_at);

-- Who asked it in which conversation, and what then answered it.
create table proposal_evidence (
  tenant_id int not null,
  proposal_id text not null,
  thread_id bigint not null,
  seq int not null,
  first_seq int not null,
  user_id text not null,
  reason text not null check (reason in ('refused', 'guessed', 'disliked', 'askedPerson')),
  source text not null check (source in ('clicked', 'document', 'resembling', 'words')),
  doc_id text,
  -- What the agent wrote, without personal data; empty where a document answered.
  words text not null,
  asked_at bigint not null,
  primary key (tenant_id, proposal_id, thread_id, seq),
  foreign key (tenant_id, proposal_id) references knowledge_proposals (tenant_id, id) on delete cascade
);
create index proposal_evidence_session on proposal_evidence (tenant_id, thread_id, first_seq);
create index proposal_evidence_visitor on proposal_evidence (tenant_id, user_id);

-- Down Migration

drop table proposal_evidence;
drop table knowledge_proposals;

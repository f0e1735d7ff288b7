-- Up Migration

-- A thumb down keeps what was asked, so that it can become a case. Empty: the question is not in the log any more.
alter table knowledge_feedback
  add column id bigint generated always as identity,
  add column question text not null default '',
  add column language text not null default '',
  add column is_handled boolean not null default false;
create unique index knowledge_feedback_id on knowledge_feedback (tenant_id, id);
create index knowledge_feedback_complaints on knowledge_feedback (tenant_id, given_at)
  where not is_useful and not is_handled;

-- What came of the last check of a case. A null failure: it held.
alter table robot_cases
  add column checked_at bigint,
  add column failure jsonb;

-- Down Migration

alter table robot_cases drop column failure, drop column checked_at;
alter table knowledge_feedback
  drop column is_handled, drop column language, drop column question, drop column id;

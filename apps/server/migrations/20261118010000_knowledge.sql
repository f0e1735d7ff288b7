-- Up Migration

create extension if not exists pg_trgm;

-- What a robot knows. Drafts and documents outside their time are never found; `answer` is html that was cleaned
-- when it was saved.
create table knowledge_documents (
  tenant_id int not null references tenants (id),
  id text not null,
  robot_no text not null,
  language text not null,
  question text not null,
  similar_questions jsonb not null default '[]',
  answer text not null,
  category text not null default '',
  -- Milliseconds; no limit where there is none.
  valid_from bigint,
  valid_until bigint,
  is_published boolean not null default false,
  attachments jsonb not null default '[]',
  updated_at bigint not null,
  useful_count int not null default 0,
  useless_count int not null default 0,
  primary key (tenant_id, id)
);
create index knowledge_documents_robot on knowledge_documents (tenant_id, robot_no, language) where is_published;

-- What published documents are found by: a row for each question (place 0 is the document's own), and one for the
-- answer (place -1). Words and concepts are cut in the server, so that every language is searched alike.
create table knowledge_rows (
  tenant_id int not null,
  doc_id text not null,
  place smallint not null,
  robot_no text not null,
  language text not null,
  text text not null,
  words text[] not null,
  concepts text[] not null,
  terms tsvector not null generated always as (array_to_tsvector(words || concepts)) stored,
  primary key (tenant_id, doc_id, place),
  foreign key (tenant_id, doc_id) references knowledge_documents (tenant_id, id) on delete cascade
);
create index knowledge_rows_robot on knowledge_rows (tenant_id, robot_no, language);
create index knowledge_rows_terms on knowledge_rows using gin (terms);
create index knowledge_rows_text on knowledge_rows using gin (text gin_trgm_ops) where place >= 0;

-- In how many of a robot's published documents a term stands: what is rare says more. Kept with each save.
create table knowledge_terms (
  tenant_id int not null,
  robot_no text not null,
  language text not null,
  term text not null,
  documents int not null,
  primary key (tenant_id, robot_no, language, term)
);
create index knowledge_terms_alike on knowledge_terms using gin (term gin_trgm_ops);

-- A thumb for a document, once in a visitor's session.
create table knowledge_feedback (
  tenant_id int not null,
  user_id text not null,
  session_key text not null,
  doc_id text not null,
  is_useful boolean not null,
  given_at bigint not null,
  primary key (tenant_id, user_id, session_key, doc_id),
  foreign key (tenant_id, doc_id) references knowledge_documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references visitors (tenant_id, user_id)
);

-- What once went wrong and must not again: asked before knowledge is published.
create table robot_cases (
  tenant_id int not null references tenants (id),
  id text not null,
  robot_no text not null,
  language text not null,
  question text not null,
  -- Null: nothing is to be answered.
  expected_doc_id text,
  must_not_say text[] not null default '{}',
  created_at bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, robot_no, language, question)
);

-- Down Migration

drop table robot_cases;
drop table knowledge_feedback;
drop table knowledge_terms;
drop table knowledge_rows;
drop table knowledge_documents;

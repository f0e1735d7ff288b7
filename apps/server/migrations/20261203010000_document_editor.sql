-- Up Migration

-- Searching reads the text of every document: unpacking what is compressed takes several times as long as comparing it.
alter table knowledge_documents set (toast_tuple_target = 8160);
-- foyer: allow default: the texts of some ten thousand documents are rewritten in about a second
alter table knowledge_documents
  -- Documents with the same topic are one document in several languages. Null: its own id.
  add column topic text,
  add column related jsonb not null default '[]'::jsonb,
  -- Counts publications. Documents that are older than versions have one.
  add column version int not null default 1,
  -- Of the draft, for lists: whether it changes anything, its question, its other texts, and when it was changed.
  add column is_changed boolean not null default false,
  add column draft_question text,
  add column draft_text text not null default '',
  add column edited_at bigint not null default 0,
  -- What lists search in and sort by. The database makes them, so that nodes of the version before do as well.
  add column title text not null generated always as (lower(left(coalesce(draft_question, question), 80))) stored,
  add column search_text text not null generated always as (
    lower(
      question || E'\n' || similar_questions::text || E'\n' || category || E'\n'
        || replace(regexp_replace(answer, '<[^>]*>', ' ', 'g'), '&amp;', '&')
        || E'\n' || coalesce(draft_question, '') || E'\n' || draft_text
    )
  ) stored;

-- Down Migration

alter table knowledge_documents reset (toast_tuple_target);
alter table knowledge_documents drop column search_text, drop column title, drop column edited_at,
  drop column draft_text, drop column draft_question, drop column is_changed, drop column version,
  drop column related, drop column topic;

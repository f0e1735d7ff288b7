-- foyer: no transaction
-- Up Migration

-- Rows that a model of some languages has not read, without walking over those of others.
create index concurrently if not exists knowledge_rows_unread on knowledge_rows (language, embedded_by);

-- Down Migration

drop index knowledge_rows_unread;

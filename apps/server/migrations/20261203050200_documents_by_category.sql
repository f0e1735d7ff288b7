-- foyer: no transaction
-- Up Migration

-- The pages of the help center list documents by category without reading their answers.
create index concurrently if not exists knowledge_documents_readable
  on knowledge_documents (tenant_id, robot_no, language, category) include (valid_from, valid_until)
  where is_published;

-- Down Migration

drop index concurrently if exists knowledge_documents_readable;

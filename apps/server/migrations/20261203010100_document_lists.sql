-- foyer: no transaction
-- Up Migration

create index concurrently if not exists knowledge_documents_search on knowledge_documents
  using gin (search_text gin_trgm_ops);
create index concurrently if not exists knowledge_documents_updated on knowledge_documents
  (tenant_id, robot_no, (greatest(updated_at, edited_at)) desc, id);
create index concurrently if not exists knowledge_documents_title on knowledge_documents
  (tenant_id, robot_no, title, id);
create index concurrently if not exists knowledge_documents_category on knowledge_documents
  (tenant_id, robot_no, category);
create index concurrently if not exists knowledge_documents_topic on knowledge_documents
  (tenant_id, (coalesce(topic, id)));

-- Down Migration

drop index knowledge_documents_topic, knowledge_documents_category, knowledge_documents_title,
  knowledge_documents_updated, knowledge_documents_search;

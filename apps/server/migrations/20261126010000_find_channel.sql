-- Up Migration

-- Pages whose address names neither tenant nor channel are found by the id of what they show.
create index knowledge_documents_id on knowledge_documents (id) where is_published;
create index form_templates_id on form_templates (id) where is_for_tickets;

-- Down Migration

drop index form_templates_id;
drop index knowledge_documents_id;

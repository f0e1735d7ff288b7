-- Up Migration

-- What a row means to an embedding model, of length one. Null until a model has read the row; a document that is
-- saved again has new rows. `embedded_by` names the model: vectors of two models say nothing about each other.
alter table knowledge_rows add column embedding float4[], add column embedded_by text not null default '';
create index knowledge_rows_embedded_by on knowledge_rows (embedded_by);

-- Down Migration

alter table knowledge_rows drop column embedding, drop column embedded_by;

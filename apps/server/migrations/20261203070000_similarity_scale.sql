-- Up Migration

-- What the similarities of an embedding model mean for this knowledge. Null: not measured, or the model read too little.
alter table knowledge_calibrations
  add column similarity_model text,
  add column similarity_known double precision,
  add column similarity_foreign double precision;

-- Down Migration

alter table knowledge_calibrations
  drop column similarity_model,
  drop column similarity_known,
  drop column similarity_foreign;

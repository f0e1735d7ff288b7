-- Up Migration

-- Where a phrasing or an answer lies among what customers write about: the version of the word vectors, then a byte for each
-- figure. Null: not computed yet, or in a language without vectors.
alter table knowledge_rows add column vector bytea;

-- Down Migration

alter table knowledge_rows drop column vector;

-- Up Migration

-- Where a phrasing or an answer lies among what customers write about: the version of the word vectors, then a byte for each
-- figure. Null: not computed yet, or in a language without vectors.
alter table knowledge_rows add column vector bytea;

-- foyer: allow data: a row for each robot and language, a few hundred in a large installation
-- Thresholds were measured by weights that did not know of vectors: until they are measured again, the default holds.
update knowledge_calibrations set unknown_below = null, due_at = coalesce(due_at, 0);

-- Down Migration

alter table knowledge_rows drop column vector;

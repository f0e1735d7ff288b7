-- Up Migration

-- A channel's model may write answers, choose among the documents that the robot found, or both.
alter table model_channels
  add column writes_answers boolean not null default true,
  add column reranks boolean not null default false,
  -- When the key was entered; null for keys from before this column.
  add column key_set_at bigint;

-- Down Migration

alter table model_channels drop column writes_answers, drop column reranks, drop column key_set_at;

-- Up Migration

-- A save names the version that it is based on, so that no colleague's change is overwritten unseen.
alter table form_templates
  add column version int not null default 1,
  add column is_archived boolean not null default false,
  -- The agent who saved it last.
  add column updated_by int,
  -- How often agents sent it in a conversation.
  add column sent int not null default 0;

-- Down Migration

alter table form_templates drop column version, drop column is_archived, drop column updated_by, drop column sent;

-- Up Migration

-- What the admin who scheduled a draft wrote about it; the version gets it.
alter table settings_drafts add column publish_note text not null default '';

-- Down Migration

alter table settings_drafts drop column publish_note;

-- foyer: no transaction
-- Up Migration

alter table settings_drafts validate constraint settings_drafts_kind_check;
alter table settings_versions validate constraint settings_versions_kind_check;
alter table settings_editors validate constraint settings_editors_kind_check;

-- Down Migration

select 1;

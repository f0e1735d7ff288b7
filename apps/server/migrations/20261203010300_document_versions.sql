-- Up Migration

alter table settings_versions
  drop constraint settings_versions_kind_check,
  add constraint settings_versions_kind_check check (kind in ('channel', 'document')) not valid;

-- Down Migration

delete from settings_versions where kind = 'document';
alter table settings_versions
  drop constraint settings_versions_kind_check,
  add constraint settings_versions_kind_check check (kind in ('channel'));

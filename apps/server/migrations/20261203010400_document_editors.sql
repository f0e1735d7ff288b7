-- Up Migration

alter table settings_editors
  drop constraint settings_editors_kind_check,
  add constraint settings_editors_kind_check check (kind in ('channel', 'document')) not valid;

-- Down Migration

delete from settings_editors where kind = 'document';
alter table settings_editors
  drop constraint settings_editors_kind_check,
  add constraint settings_editors_kind_check check (kind in ('channel'));

-- Up Migration

alter table settings_drafts
  drop constraint settings_drafts_kind_check,
  add constraint settings_drafts_kind_check check (kind in ('channel', 'document')) not valid;

-- Down Migration

delete from settings_drafts where kind = 'document';
alter table settings_drafts
  drop constraint settings_drafts_kind_check,
  add constraint settings_drafts_kind_check check (kind in ('channel'));

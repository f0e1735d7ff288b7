-- Up Migration

alter table channels
  -- {"de": {"Talk to an agent": "Mit einem Mitarbeiter sprechen"}}
  add column translations jsonb not null default '{}',
  -- Counts publications.
  add column version int not null default 1,
  -- Visitors do not find an archived channel.
  add column archived_at bigint;

-- Down Migration

alter table channels drop column archived_at, drop column version, drop column translations;

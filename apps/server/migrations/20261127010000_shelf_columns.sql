-- Up Migration

-- How long conversations are kept; a channel without a choice of its own follows its tenant.
alter table tenants add column retention text not null default 'keep'
  check (retention in ('30d', '90d', '1y', '3y', 'keep'));
alter table channels add column retention text
  check (retention in ('30d', '90d', '1y', '3y', 'keep'));

-- Each shelf is a partition `entries_<id>`. While there is no row here, all sessions begin on shelf 0.
create table shelves (
  id smallint primary key,
  made_at timestamptz not null default now()
);

-- Down Migration

drop table shelves;
alter table channels drop column retention;
alter table tenants drop column retention;

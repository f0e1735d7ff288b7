-- Up Migration

-- Chosen when the tenant is created; mails and new texts use them.
alter table tenants add column locale text not null default 'en';
alter table tenants add column time_zone text not null default 'UTC';

-- Null for agents from before the column.
alter table agents add column created_at bigint;

-- Down Migration

alter table agents drop column created_at;
alter table tenants drop column time_zone;
alter table tenants drop column locale;

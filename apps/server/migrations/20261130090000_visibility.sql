-- Up Migration

-- Which conversations agents see; supervisors, admins and owners see all.
alter table tenants add column visibility text not null default 'all'
  check (visibility in ('all', 'groups', 'own'));

-- Down Migration

alter table tenants drop column visibility;

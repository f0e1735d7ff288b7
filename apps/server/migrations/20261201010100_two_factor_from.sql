-- Up Migration

-- From then on a password alone opens nothing but the page that sets up a second step; null: it is never asked for.
alter table tenants add column two_factor_from bigint;

-- Down Migration

alter table tenants drop column two_factor_from;

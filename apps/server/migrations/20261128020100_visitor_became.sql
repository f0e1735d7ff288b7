-- Up Migration

-- The visitor of the same tenant that this one proved to be, on another device or before signing in.
alter table visitors add column became text;

-- Down Migration

alter table visitors drop column became;

-- Up Migration

-- Which types of files this tenant takes besides the default, and which it does not: {"allow": ["js"], "deny": ["zip"]}.
alter table tenants add column file_rules jsonb;

-- Down Migration

alter table tenants drop column file_rules;

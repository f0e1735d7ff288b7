-- Up Migration

-- When an admin last chose a retention. What is removed by the present choice, and not by the one with which it began,
-- goes only some days after it.
alter table tenants add column retention_since bigint;
alter table channels add column retention_since bigint;

-- Down Migration

alter table channels drop column retention_since;
alter table tenants drop column retention_since;

-- foyer: no transaction
-- Up Migration

create index concurrently if not exists visitors_became on visitors (tenant_id, became) where became is not null;

-- Down Migration

drop index visitors_became;

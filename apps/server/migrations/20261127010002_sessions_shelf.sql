-- Up Migration

alter table sessions add column shelf smallint not null default 0;

-- Down Migration

alter table sessions drop column shelf;

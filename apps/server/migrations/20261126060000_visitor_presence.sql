-- Up Migration

-- When a page of the visitor was last open: the idle sweep closes no conversation that the visitor still has open.
alter table threads add column visitor_here_at bigint not null default 0;

-- Down Migration

alter table threads drop column visitor_here_at;

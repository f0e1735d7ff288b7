-- Up Migration

-- Since when the visitor waits for a person's answer; 0: not at all. Written with every entry.
-- The next two migrations belong to this one: no transaction of them locks both threads and seats.
alter table threads add column waiting_since bigint not null default 0;

-- Down Migration

alter table threads drop column waiting_since;

-- foyer: contract
-- Up Migration

-- Nodes of the version before write to shelf 0 alone. When none is left, sessions may begin on other shelves: a row
-- here says so.
insert into shelves (id) values (0);
-- And an entry without a shelf is a mistake: it would lie where nobody looks for it.
alter table entries alter column shelf drop default;

-- Down Migration

alter table entries alter column shelf set default 0;
delete from shelves;

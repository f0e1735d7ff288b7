-- Up Migration

-- When it was promised: what is old enough is forgotten, whatever became of it.
alter table mails add column queued_at bigint not null default (extract(epoch from now()) * 1000)::bigint;
update mails set queued_at = coalesce(sent_at, counted_at) where coalesce(sent_at, counted_at) is not null;

-- Down Migration

alter table mails drop column queued_at;

-- Up Migration

-- Readers of the help center give thumbs too and are no visitors: their `user_id` is `help:` and a hash of the day.
alter table knowledge_feedback drop constraint knowledge_feedback_tenant_id_user_id_fkey;

-- Down Migration

delete from knowledge_feedback where user_id like 'help:%';
alter table knowledge_feedback add foreign key (tenant_id, user_id) references visitors (tenant_id, user_id);

-- Up Migration

-- How an agent has shown who they are: by a password alone, with a second step, or at the organisation's identity provider.
alter table agent_sessions add column signed_in_by text not null default 'password';
-- When the agent last entered their password; null: only when signing in.
alter table agent_sessions add column confirmed_at timestamptz;

-- Down Migration

alter table agent_sessions drop column confirmed_at;
alter table agent_sessions drop column signed_in_by;

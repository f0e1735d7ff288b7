-- Up Migration

-- How an agent has shown who they are: by a password alone, with a second step, or at the organisation's identity provider.
alter table agent_sessions add column signed_in_by text not null default 'password';

-- From then on a password alone opens nothing but the page that sets up a second step; null: it is never asked for.
alter table tenants add column two_factor_from bigint;

-- Down Migration

alter table tenants drop column two_factor_from;
alter table agent_sessions drop column signed_in_by;

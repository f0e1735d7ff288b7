-- Up Migration

-- The link in a mail; a newer request deletes the older one. Only a hash of the link's secret is kept.
create table password_resets (
  tenant_id int not null,
  agent_id int not null,
  id text not null,
  secret_hash bytea not null,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index password_resets_agent on password_resets (tenant_id, agent_id);
create index password_resets_expires on password_resets (expires_at);

-- Whoever changes a password, an address or the state of an account voids its link: the desk, a command, or SQL by hand.
create function void_password_reset() returns trigger language plpgsql as $$
begin
  delete from password_resets where tenant_id = new.tenant_id and agent_id = new.id;
  return null;
end $$;
create trigger void_password_reset after update of password_hash, email, is_disabled on agents
  for each row
  when (old.password_hash is distinct from new.password_hash or old.email is distinct from new.email
    or old.is_disabled is distinct from new.is_disabled)
  execute function void_password_reset();

-- Down Migration

drop trigger void_password_reset on agents;
drop function void_password_reset;
drop table password_resets;

-- Up Migration

-- Threads whose tokens were voided lately. Nodes read it every second and keep it in memory, so that every call of a
-- visitor is checked without a statement. A row is of use for as long as a token lives.
create table token_revocations (
  tenant_id int not null,
  thread_id bigint not null,
  gen int not null,
  revoked_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, thread_id)
);
create index token_revocations_lately on token_revocations (revoked_at);

insert into token_revocations (tenant_id, thread_id, gen) select tenant_id, id, gen from threads where gen > 1;

-- A trigger, because operators void tokens with an update of their own. Messages do not set `gen` and never fire it.
create function keep_token_revocation() returns trigger language plpgsql as $$
begin
  insert into token_revocations (tenant_id, thread_id, gen) values (new.tenant_id, new.id, new.gen)
  on conflict (tenant_id, thread_id) do update set gen = excluded.gen, revoked_at = clock_timestamp();
  return null;
end $$;
create trigger threads_token_revocation after update of gen on threads
  for each row when (old.gen is distinct from new.gen) execute function keep_token_revocation();

-- Down Migration

drop trigger threads_token_revocation on threads;
drop function keep_token_revocation();
drop table token_revocations;

-- Up Migration

-- One queue each. `id` is the wire's groupId; `hours` null is always open.
create table agent_groups (
  tenant_id int not null references tenants,
  id text not null,
  name text not null,
  queue_limit int not null default 100,
  hours jsonb,
  primary key (tenant_id, id)
);
insert into agent_groups (tenant_id, id, name) select id, 'default', 'Everyone' from tenants;

create table agent_group_members (
  tenant_id int not null,
  group_id text not null,
  agent_id int not null,
  primary key (tenant_id, group_id, agent_id),
  foreign key (tenant_id, group_id) references agent_groups (tenant_id, id) on delete cascade,
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index agent_group_members_agent on agent_group_members (tenant_id, agent_id);
insert into agent_group_members (tenant_id, group_id, agent_id) select tenant_id, 'default', id from agents;

-- Where visitors of a channel wait unless they chose; null is 'default'.
alter table channels add column group_id text;
alter table agents add column max_threads int not null default 5;

-- Who is at the desk. The row's lock is what keeps an agent within their limit.
create table agent_seats (
  tenant_id int not null,
  agent_id int not null,
  state text not null default 'available' check (state in ('available', 'away')),
  lease_until bigint not null default 0,
  given_at bigint not null default 0,
  primary key (tenant_id, agent_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
-- Whoever talks to somebody while this is rolled out has a minute to show that they are there.
insert into agent_seats (tenant_id, agent_id, lease_until)
  select tenant_id, id, (extract(epoch from now()) * 1000)::bigint + 60000 from agents;

-- Taken when a visitor asks for a person and kept until they no longer want one: who is sent back to the queue
-- stands at its head.
create sequence queue_tickets;
alter table threads
  add column ticket bigint,
  add column group_id text not null default 'default',
  add column wanted_agent_id int,
  add column last_agent_id int,
  add column refused_by int[] not null default '{}';
update threads t set ticket = n.ticket
  from (select tenant_id, id, nextval('queue_tickets') as ticket
        from (select tenant_id, id from threads where is_open and owner_kind in (2, 3)
              order by owned_since, id) s) n
  where t.tenant_id = n.tenant_id and t.id = n.id;
create index threads_queue on threads (tenant_id, ticket) include (group_id) where is_open and owner_kind = 2;

-- How long people waited lately: what the waiting time is told from.
create table queue_waits (
  tenant_id int not null,
  group_id text not null,
  thread_id bigint not null,
  served_at bigint not null,
  waited_ms bigint not null
);
create index queue_waits_group on queue_waits (tenant_id, group_id, served_at);

-- Down Migration

drop table queue_waits, agent_seats, agent_group_members, agent_groups;
drop index threads_queue;
alter table threads drop column ticket, drop column group_id, drop column wanted_agent_id,
  drop column last_agent_id, drop column refused_by;
alter table agents drop column max_threads;
alter table channels drop column group_id;
drop sequence queue_tickets;

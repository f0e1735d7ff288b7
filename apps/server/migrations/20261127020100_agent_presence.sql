-- Up Migration

-- When each agent was online, away or offline, and how many visitors they could have at once. The open interval
-- (`ended_at` null) is the present; an agent who never opened the desk has none. Deleted with the agent.
create table agent_presence (
  tenant_id int not null,
  agent_id int not null,
  started_at bigint not null,
  ended_at bigint,
  state text not null check (state in ('online', 'away', 'offline')),
  capacity int not null,
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade,
  check (ended_at >= started_at)
);
create unique index agent_presence_open on agent_presence (tenant_id, agent_id) where ended_at is null;
-- For the sweep that ends the presence of agents whose lease is over.
create index agent_presence_present on agent_presence (tenant_id, agent_id)
  where ended_at is null and state <> 'offline';
create index agent_presence_agent on agent_presence (tenant_id, agent_id, started_at);

-- Down Migration

drop table agent_presence;

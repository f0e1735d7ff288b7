-- Up Migration

-- Visitors whose data is kept whatever its retention says.
create table legal_holds (
  tenant_id int not null,
  user_id text not null,
  reason text not null,
  agent_id int not null,
  held_at bigint not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references visitors (tenant_id, user_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id)
);

-- Down Migration

drop table legal_holds;

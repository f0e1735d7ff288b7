-- Up Migration

update channels set config = '{"voiceCallFlag": 1, "videoCallFlag": 1}' || config;

create table calls (
  tenant_id int not null,
  id text not null,
  thread_id bigint not null,
  agent_id int not null,
  started_by text not null check (started_by in ('visitor', 'agent')),
  video_type text not null check (video_type in ('voice', 'video')),
  status text not null default 'ringing' check (status in ('ringing', 'accepted', 'ended')),
  reason text,
  ended_by text,
  started_at timestamptz not null default now(),
  accepted_at timestamptz,
  ended_at timestamptz,
  visitor_leg text not null default '',
  agent_leg text not null default '',
  visitor_seen_at timestamptz not null default now(),
  agent_seen_at timestamptz not null default now(),
  devices jsonb not null default '{"visitor": {"isMuted": false, "isCameraOff": false}, "agent": {"isMuted": false, "isCameraOff": false}}',
  last_signal int not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, thread_id) references threads (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id)
);
-- One call per thread, and an agent is in one call.
create unique index calls_one_per_thread on calls (tenant_id, thread_id) where status <> 'ended';
create unique index calls_one_per_agent on calls (tenant_id, agent_id) where status <> 'ended';
create index calls_open on calls (started_at) where status <> 'ended';
create index calls_list on calls (tenant_id, started_at, id);
create index calls_of_agent on calls (tenant_id, agent_id, started_at, id);
create index calls_of_thread on calls (tenant_id, thread_id, started_at);

-- What the two browsers tell each other; gone when the call is.
create table call_signals (
  tenant_id int not null,
  call_id text not null,
  n int not null,
  from_leg text not null,
  to_leg text not null,
  signal jsonb not null,
  primary key (tenant_id, call_id, n),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade
);

-- Down Migration

drop table call_signals;
drop table calls;
update channels set config = config - 'voiceCallFlag' - 'videoCallFlag';

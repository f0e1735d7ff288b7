-- Up Migration

-- Conversations that went back to the queue while the agent was gone; the agent is told when they return.
alter table agent_seats add column lost_threads int not null default 0;
-- An agent's first sign-in assigns nobody to them before they say so.
alter table agent_seats alter column state set default 'away';

-- Down Migration

alter table agent_seats alter column state set default 'available';
alter table agent_seats drop column lost_threads;

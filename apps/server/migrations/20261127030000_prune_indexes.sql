-- foyer: no transaction
-- Up Migration

-- The job `prune` finds the oldest rows of each table by these.
create index concurrently if not exists agent_sessions_expired on agent_sessions (expires_at);
create index concurrently if not exists agent_devices_expired on agent_devices (expires_at);
create index concurrently if not exists ticket_links_expired on ticket_links (expires_at);
create index concurrently if not exists visitor_blocks_ended on visitor_blocks (until) where until is not null;
create index concurrently if not exists knowledge_feedback_given on knowledge_feedback (given_at);
create index concurrently if not exists model_usage_visitor_days on model_usage (day) where scope = 'visitor';
create index concurrently if not exists model_usage_days on model_usage (day) where scope <> 'visitor';
create index concurrently if not exists mails_queued on mails (queued_at);
create index concurrently if not exists mail_counts_day on mail_counts (day);
create index concurrently if not exists queue_waits_served on queue_waits (served_at);
create index concurrently if not exists session_facts_age on session_facts (ended_at);
create index concurrently if not exists wait_facts_age on wait_facts (ended_at);
create index concurrently if not exists hold_facts_age on hold_facts (ended_at);
create index concurrently if not exists rating_invitations_age on rating_invitations (invited_at);
create index concurrently if not exists agent_presence_age on agent_presence (ended_at) where ended_at is not null;

-- Down Migration

drop index agent_presence_age, rating_invitations_age, hold_facts_age, wait_facts_age, session_facts_age,
  queue_waits_served, mail_counts_day, mails_queued, model_usage_days, model_usage_visitor_days,
  knowledge_feedback_given, visitor_blocks_ended, ticket_links_expired, agent_devices_expired, agent_sessions_expired;

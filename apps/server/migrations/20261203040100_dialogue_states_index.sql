-- foyer: no transaction
-- Up Migration

-- The conversations that are in a dialogue.
create index concurrently if not exists dialogue_states_dialogue
  on dialogue_states (tenant_id, robot_no, dialogue_id);

-- Down Migration

drop index dialogue_states_dialogue;

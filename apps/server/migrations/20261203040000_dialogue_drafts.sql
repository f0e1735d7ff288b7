-- Up Migration

-- Dialogues as the desk is writing them: they need not be complete. The row stays after a publication: its revision
-- never goes back.
create table dialogue_drafts (
  tenant_id int not null references tenants,
  robot_no text not null,
  id text not null,
  revision int not null,
  data jsonb not null,
  author_id int,
  author text not null,
  updated_at bigint not null,
  primary key (tenant_id, robot_no, id)
);
alter table robot_dialogues add column author_id int;
-- Empty for versions of a command.
alter table robot_dialogues add column author text not null default '';

-- Down Migration

alter table robot_dialogues drop column author;
alter table robot_dialogues drop column author_id;
drop table dialogue_drafts;

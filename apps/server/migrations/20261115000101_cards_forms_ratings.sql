-- Up Migration

-- An agent's business card; visitors who talk to the agent see it.
alter table agents
  add column card_tel text not null default '',
  add column card_mobile text not null default '',
  add column card_email text not null default '',
  add column card_qq text not null default '',
  add column card_wechat text not null default '',
  add column card_sign text not null default '';

-- What the visitor filled into the form before the chat, beyond name, phone and e-mail: claimed, not proven.
alter table visitors add column form_answers jsonb not null default '[]';

-- How the channel asks for a rating.
alter table channels add column evaluate jsonb not null default '{
  "evaluateModel": 1,
  "evaluateGuideMsg": "How did we do?",
  "starList": [
    {"level": 1, "levelGuideMsg": "Very dissatisfied", "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelTagRequired": 1, "evaluateMsgRequired": 1},
    {"level": 2, "levelGuideMsg": "Dissatisfied", "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelTagRequired": 1, "evaluateMsgRequired": 0},
    {"level": 3, "levelGuideMsg": "So-so", "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelTagRequired": 0, "evaluateMsgRequired": 0},
    {"level": 4, "levelGuideMsg": "Satisfied", "levelTag": "Friendly,Fast,Knows the matter", "levelTagRequired": 0, "evaluateMsgRequired": 0},
    {"level": 5, "levelGuideMsg": "Very satisfied", "levelTag": "Friendly,Fast,Knows the matter", "levelTagRequired": 0, "evaluateMsgRequired": 0}
  ],
  "scoreList": [
    {"level": 1, "levelGuideMsg": "Very dissatisfied", "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelTagRequired": 1, "evaluateMsgRequired": 1},
    {"level": 2, "levelGuideMsg": "Dissatisfied", "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelTagRequired": 1, "evaluateMsgRequired": 0},
    {"level": 3, "levelGuideMsg": "So-so", "levelTag": "Bad attitude,Untimely reply,Did not solve the problem,Rude", "levelTagRequired": 0, "evaluateMsgRequired": 0},
    {"level": 4, "levelGuideMsg": "Satisfied", "levelTag": "Friendly,Fast,Knows the matter", "levelTagRequired": 0, "evaluateMsgRequired": 0},
    {"level": 5, "levelGuideMsg": "Very satisfied", "levelTag": "Friendly,Fast,Knows the matter", "levelTagRequired": 0, "evaluateMsgRequired": 0}
  ]
}';

-- One rating per session, by its key. The same rating is an entry of the log ('rated'); this row is for counting.
create table ratings (
  tenant_id int not null,
  thread_id bigint not null,
  first_seq int not null,
  subject text not null check (subject in ('robot', 'agent')),
  agent_id int,
  star smallint check (star between 1 and 5),
  is_solved boolean,
  tags text[] not null,
  comment text not null,
  rated_at bigint not null,
  primary key (tenant_id, thread_id, first_seq),
  foreign key (tenant_id, thread_id, first_seq) references sessions (tenant_id, thread_id, first_seq),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id),
  check ((subject = 'agent') = (agent_id is not null)),
  check ((subject = 'agent') = (star is not null))
);

-- Down Migration

drop table ratings;
alter table channels drop column evaluate;
alter table visitors drop column form_answers;
alter table agents
  drop column card_tel,
  drop column card_mobile,
  drop column card_email,
  drop column card_qq,
  drop column card_wechat,
  drop column card_sign;

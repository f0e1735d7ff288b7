-- Up Migration

-- Whether a robot accepts phrasings without an agent, and how many. A robot without a row accepts none.
create table learning_settings (
  tenant_id int not null references tenants,
  robot_no text not null,
  is_automatic boolean not null,
  min_visitors int not null,
  most_per_day int not null,
  updated_at bigint not null,
  primary key (tenant_id, robot_no)
);

-- Down Migration

drop table learning_settings;

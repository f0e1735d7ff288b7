-- Up Migration

-- How sure the robot must be to answer from one knowledge base: measured again after each publication.
create table knowledge_calibrations (
  tenant_id int not null references tenants,
  robot_no text not null,
  language text not null,
  -- When it became out of date; null: it is not.
  due_at bigint,
  -- Null: too few phrasings to measure with.
  unknown_below double precision,
  phrasings int not null default 0,
  phrasings_refused int not null default 0,
  foreign_questions int not null default 0,
  foreign_refused int not null default 0,
  calibrated_at bigint,
  primary key (tenant_id, robot_no, language)
);

create index knowledge_calibrations_due on knowledge_calibrations (due_at) where due_at is not null;

insert into knowledge_calibrations (tenant_id, robot_no, language, due_at)
select tenant_id, robot_no, language, 0 from knowledge_documents where is_published group by 1, 2, 3;

-- Down Migration

drop table knowledge_calibrations;

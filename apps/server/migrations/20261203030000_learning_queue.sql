-- Up Migration

-- Sessions that have ended and from which the robot has not learned yet. The transaction that ends a session writes
-- the row; the job that reads the session removes it.
create table learning_queue (
  tenant_id int not null,
  thread_id bigint not null,
  first_seq int not null,
  ended_at bigint not null,
  primary key (tenant_id, thread_id, first_seq),
  foreign key (tenant_id, thread_id, first_seq) references sessions (tenant_id, thread_id, first_seq) on delete cascade
);
create index learning_queue_oldest on learning_queue (ended_at);

-- Down Migration

drop table learning_queue;

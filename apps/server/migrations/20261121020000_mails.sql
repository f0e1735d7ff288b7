-- Up Migration

-- What somebody is mailed about, once for each cause: a job that is gone does not tell whether it ever was.
create table mails (
  tenant_id int not null references tenants,
  cause text not null,
  -- Null until it weighs on its address's day, so that a second try does not count again.
  counted_at bigint,
  -- Null until a mail server took it.
  sent_at bigint,
  primary key (tenant_id, cause)
);

-- Down Migration

drop table mails;

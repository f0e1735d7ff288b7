-- Up Migration

-- The help center of a channel: public pages of what its robot knows. No row: it is off.
create table help_centres (
  tenant_id int not null references tenants,
  channel_id int not null,
  is_on boolean not null,
  -- Empty: the name of the channel.
  title text not null,
  -- A text for each language, by its code.
  intros jsonb not null,
  version int not null,
  updated_at bigint not null,
  updated_by int,
  primary key (tenant_id, channel_id)
);

-- Down Migration

drop table help_centres;

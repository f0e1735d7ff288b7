-- Up Migration

-- Attachments of offline messages, in the order in which the visitor added them.
create table left_message_files (
  tenant_id int not null,
  message_id text not null,
  place smallint not null,
  file_id text not null,
  primary key (tenant_id, message_id, place),
  foreign key (tenant_id, message_id) references left_messages (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);

-- Down Migration

drop table left_message_files;

-- Up Migration

-- Images that admins upload for channels. Settings name them by their address.
create table channel_images (
  tenant_id int not null references tenants,
  id text not null,
  channel_id int not null,
  bytes int not null,
  created_at bigint not null,
  primary key (tenant_id, id)
);

-- Down Migration

drop table channel_images;

-- Up Migration

-- Types of tickets with a name and an order of their own. A form without one is its own type, named by its title.
create table ticket_types (
  tenant_id int not null references tenants,
  id text not null,
  name text not null,
  form_id text not null,
  place int not null,
  is_archived boolean not null default false,
  version int not null default 1,
  updated_at bigint not null,
  updated_by int,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references form_templates (tenant_id, id)
);
create index ticket_types_form on ticket_types (tenant_id, form_id);

-- Down Migration

drop table ticket_types;

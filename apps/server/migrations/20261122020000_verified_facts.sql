-- Up Migration

-- Which of name, e-mail and phone the site has proved. The others stay what the visitor says of themselves.
alter table visitors add column verified_facts text[] not null default '{}'
  check (verified_facts <@ array['name', 'email', 'phone']);

-- Down Migration

alter table visitors drop column verified_facts;

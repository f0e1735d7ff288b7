-- Up Migration

-- How often a document answered on a day. Days count from 1970, in UTC.
create table document_answers (
  tenant_id int not null,
  doc_id text not null,
  day int not null,
  answers int not null,
  primary key (tenant_id, doc_id, day),
  foreign key (tenant_id, doc_id) references knowledge_documents (tenant_id, id) on delete cascade
);
create index document_answers_day on document_answers (day, tenant_id);

-- Down Migration

drop table document_answers;

-- Up Migration

-- The weights that a threshold was measured by. By others it says nothing.
alter table knowledge_calibrations add column measured_by text not null default '';

-- Down Migration

alter table knowledge_calibrations drop column measured_by;

-- Up Migration

-- The visitor whose complaint brought the question of a case; null where an agent wrote it.
alter table robot_cases add column asked_by text;

-- Down Migration

alter table robot_cases drop column asked_by;

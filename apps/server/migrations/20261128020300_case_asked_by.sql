-- Up Migration

-- The visitor whose complaint brought the question of a case. Empty where an agent wrote it; null for older cases, of
-- which it is unknown.
alter table robot_cases add column asked_by text;

-- Down Migration

alter table robot_cases drop column asked_by;

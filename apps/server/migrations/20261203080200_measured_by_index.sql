-- foyer: no transaction
-- Up Migration

-- Thresholds that other weights measured, without walking over all.
create index concurrently if not exists knowledge_calibrations_measured_by on knowledge_calibrations (measured_by);

-- Down Migration

drop index knowledge_calibrations_measured_by;

-- Up Migration

-- Every channel suggests questions while its visitor types, until an admin turns it off.
update channels set config = '{"robotTipsFlag": 1}' || config;

-- Down Migration

update channels set config = config - 'robotTipsFlag';

-- Up Migration

-- Channels whose greeting nobody has changed speak of no business any more. A table of a few rows for each tenant.
update channels
set config = jsonb_set(config, '{robotWelcomeMsg}', '"Hello! What would you like to know? A person is one click away."')
where config->>'robotWelcomeMsg' = 'Hello! Ask me about orders, delivery or returns. A person is one click away.';

-- Down Migration

update channels
set config = jsonb_set(config, '{robotWelcomeMsg}', '"Hello! Ask me about orders, delivery or returns. A person is one click away."')
where config->>'robotWelcomeMsg' = 'Hello! What would you like to know? A person is one click away.';

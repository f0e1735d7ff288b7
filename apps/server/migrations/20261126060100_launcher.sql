-- Up Migration

update channels
set config = '{"launcher": {"label": "", "icon": "", "size": 60, "offsetX": 0, "offsetY": 0}}' || config;

-- Down Migration

update channels set config = config - 'launcher';

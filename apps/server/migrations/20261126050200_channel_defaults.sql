-- Up Migration

update channels set config = '{"leaveMsgContactMode": 0, "formCheckMode": 0, "replyGoalTime": 60}' || config;

-- Channels store whole configurations: a default that nobody changed becomes the new one.
-- The old ones claimed that nobody was there although agents were, that a message had been seen although it had not, and
-- that the chat was over without saying how to go on.
update channels set config = jsonb_set(
  config, '{leaveMsgTitle}', '"Leave us a message: we answer within one working day."')
where config ->> 'leaveMsgTitle'
  = '<p>Nobody is here right now. Leave a message: we answer within <b>one working day</b>.</p>';
update channels set config = jsonb_set(
  config, '{adminTimeoutMsg}', '"We have your message. Please give us another moment."')
where config ->> 'adminTimeoutMsg' = 'Your message has been seen. Please give us another moment.';
update channels set config = jsonb_set(
  config, '{adminCloseMsg}', '"Thank you for your visit. You can start a new chat at any time."')
where config ->> 'adminCloseMsg' = 'Thank you for your visit. This chat is closed now.';
update channels set config = jsonb_set(
  config, '{userOverMsg}', '"Thank you for your visit. You can start a new chat at any time."')
where config ->> 'userOverMsg' = 'The chat has ended.';

-- Down Migration

update channels set config = config - 'leaveMsgContactMode' - 'formCheckMode' - 'replyGoalTime';

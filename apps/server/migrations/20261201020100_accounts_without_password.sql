-- Up Migration

-- Accounts that an identity provider vouches for have none.
alter table agents alter column password_hash drop not null;

-- Down Migration

-- The password of this hash was random and is known to nobody.
update agents set password_hash = '$argon2id$v=19$m=19456,t=2,p=1$w0rZ4yijd2FlIKU/Vd8qLg$pgqoGbBEh+7j1qhuQysQc18nb5QXUp4XWbPXm3wIyvA'
  where password_hash is null;
alter table agents alter column password_hash set not null;

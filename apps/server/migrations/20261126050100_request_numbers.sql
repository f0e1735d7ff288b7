-- Up Migration

-- Messages and tickets share one series of request numbers: a message that becomes a ticket keeps its number.
-- Nodes of the version before open tickets meanwhile. They lock messages before tenants, and so does this.
alter table left_messages add column number int;
lock table tenants in share row exclusive mode;
update left_messages m set number = t.number
from tickets t
where t.tenant_id = m.tenant_id and t.id = m.ticket_id;
update left_messages m set number = numbered.number
from (
  select l.tenant_id, l.id,
    t.last_ticket_number + row_number() over (partition by l.tenant_id order by l.created_at, l.id) as number
  from left_messages l join tenants t on t.id = l.tenant_id
  where l.number is null
) numbered
where numbered.tenant_id = m.tenant_id and numbered.id = m.id;
update tenants t set last_ticket_number = greatest(t.last_ticket_number, last.number)
from (select tenant_id, max(number) as number from left_messages group by tenant_id) last
where last.tenant_id = t.id;
create unique index left_messages_number on left_messages (tenant_id, number);

-- Down Migration

drop index left_messages_number;
alter table left_messages drop column number;

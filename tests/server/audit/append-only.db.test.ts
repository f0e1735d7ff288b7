import { expect, it } from 'vitest'
import { writeAudit } from '@foyer/server/audit/write-audit.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()

async function given(kind: 'agent' | 'visitor') {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  const actor = { tenantId, kind: 'agent' as const, agentId: 1, name: 'Ana', address: '', userAgent: '' }
  const object = { kind, id: `${kind}-1`, name: 'Somebody' }
  await writeAudit(db, actor, { action: 'signIn', object, after: { a: 1 } }, 1)
  return (change: Record<string, unknown>) =>
    db
      .updateTable('audit_log')
      .set(change)
      .where('tenant_id', '=', tenantId)
      .where('object_id', '=', object.id)
      .execute()
}

it('refuses to change, delete or truncate what it holds', async () => {
  const { db, pool } = world.node.deps
  const update = await given('agent')
  await expect(update({ actor_name: 'Eve' })).rejects.toThrow('append-only')
  await expect(update({ object_id: '', object_name: '' })).rejects.toThrow('append-only')
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
  await expect(pool.query('truncate audit_log')).rejects.toThrow('append-only')
})

it('lets an erasure remove which visitor a row was about, and nothing else of it', async () => {
  const update = await given('visitor')
  await expect(update({ object_id: '', object_name: '', actor_name: 'Eve' })).rejects.toThrow('append-only')
  await update({ object_id: '', object_name: '' })
})

it('takes no row without an actor', async () => {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  const object = { kind: 'agent' as const, id: '1', name: '' }
  const nobody = { tenantId, kind: 'agent' as const, name: '', agentId: 1, address: '', userAgent: '' }
  await expect(writeAudit(db, nobody, { action: 'signIn', object }, 1)).rejects.toThrow('actor_name')
  const numberless = { tenantId, kind: 'agent' as const, name: 'Ana', address: '', userAgent: '' }
  await expect(writeAudit(db, numberless, { action: 'signIn', object }, 1)).rejects.toThrow('check')
})

import { routingTiming } from '@foyer/core/timing.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { startVisitor, type VirtualVisitor } from '../clients/virtual-visitor.ts'
import { signIn } from '../clients/sign-in.ts'
import { callNode } from '../replay/call-node.ts'
import type { NodeProcess } from '../node/node-process.ts'
import type { Stage } from '../stage.ts'

export type Seated = { id: number; headers: Record<string, string> }

const longMs = 3_600_000

/** Agents in a group of their own, there for as long as nobody says otherwise, and signed in at one node. */
export async function seatInGroup(
  stage: Stage,
  at: NodeProcess,
  groupId: string,
  count: number,
): Promise<Seated[]> {
  const { postgres, tenant } = stage
  const { tenantId } = tenant
  await postgres.ask(
    `insert into agent_groups (tenant_id, id, name, queue_limit) values ($1, $2, $2, 10000)`,
    [tenantId, groupId],
  )
  const agents: Seated[] = []
  for (let index = 0; index < count; index += 1) {
    const email = `${groupId}-${index}@demo.example`
    const [row] = await postgres.ask<{ id: number }>(
      `insert into agents (tenant_id, email, nick, role, password_hash, max_threads)
       select tenant_id, $2, $2, 'agent', password_hash, 1000 from agents where tenant_id = $1 limit 1 returning id`,
      [tenantId, email],
    )
    const id = row?.id ?? 0
    await postgres.ask(
      `insert into agent_group_members (tenant_id, group_id, agent_id) values ($1, $2, $3)`,
      [tenantId, groupId, id],
    )
    await postgres.ask(
      `insert into agent_seats (tenant_id, agent_id, state, lease_until) values ($1, $2, 'available', $3)`,
      [tenantId, id, Date.now() + longMs],
    )
    agents.push({ id, headers: await signIn(`http://127.0.0.1:${at.port}`, email) })
  }
  return agents
}

/** From now on, or again, an agent is there, or is not. */
export async function setLease(
  { postgres, tenant }: Stage,
  { id }: Seated,
  leaseUntil: number,
): Promise<void> {
  await postgres.ask(`update agent_seats set lease_until = $3 where tenant_id = $1 and agent_id = $2`, [
    tenant.tenantId,
    id,
    leaseUntil,
  ])
}

/** A visitor who has asked for a person in that group. */
export async function askInGroup(stage: Stage, at: NodeProcess, groupId: string): Promise<VirtualVisitor> {
  const { history, tenant } = stage
  const address = `http://127.0.0.1:${at.port}`
  const visitor = await startVisitor({ address, history, channelId: tenant.channelKey, road: 'stream' })
  const { userId, token } = visitor.started
  await callNode(at, { name: 'transferAgent', headers: { token }, input: { userId, groupId } })
  return visitor
}

/** A node that has just started judges nobody's absence yet. */
export async function untilSteady(startedAt: number): Promise<void> {
  await sleep(Math.max(0, startedAt + routingTiming.leaseMs + routingTiming.steadyGapMs - Date.now()))
}

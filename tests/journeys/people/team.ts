import { randomBytes } from 'node:crypto'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { OpeningHours } from '@foyer/server/rules/routing/hours.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { worldDeps } from './world.ts'

type Seat = Parameters<typeof seatAgent>[3]

export type Team = {
  channelId: string
  ana: string
  ben: string
  seatAna: (seat: Seat) => Promise<void>
  seatBen: (seat: Seat) => Promise<void>
}

type Wishes = {
  config?: Partial<ChannelConfig>
  /** Nobody has ever been at the desk. */
  isEmpty?: boolean
  hours?: OpeningHours
}

/** Ana and Ben of a tenant of their own: who is available there is given nobody else's visitors. */
export async function ownTeam({ config, isEmpty = false, hours }: Wishes = {}): Promise<Team> {
  const { db } = await worldDeps()
  const key = `team-${randomBytes(6).toString('hex')}`
  const { tenantId, channelKey, agents } = await seedTenant(db, key, isEmpty ? 'empty' : 'taken')
  if (config) await seedChannel(db, { tenantId, tenantKey: key, key: channelKey, config })
  if (hours) await seedGroup(db, { tenantId, id: 'default', agentIds: [], hours })
  const [ana, ben] = agents
  if (!ana || !ben) throw new Error('nobody at the desk')
  return {
    channelId: channelKey,
    ana: ana.email,
    ben: ben.email,
    seatAna: (seat) => seatAgent(db, tenantId, ana.id, seat),
    seatBen: (seat) => seatAgent(db, tenantId, ben.id, seat),
  }
}

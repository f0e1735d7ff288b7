import { z } from 'zod'
import { Id, ShortText } from '@foyer/contract/wire.ts'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'

/** A group as whoever sets it up writes it. What is left out of `agents` and `channels` is not in it any more. */
export const GroupInput = z.object({
  id: Id,
  name: ShortText.min(1),
  /** How many may wait; whoever comes then is told that nobody is free. */
  queueLimit: z.int().min(0).max(100_000).default(100),
  /** null: always open. */
  hours: OpeningHours.nullable().default(null),
  /** By e-mail address. */
  agents: z.array(z.string().max(200)).max(1_000),
  /** Channels whose visitors wait here unless they choose a group. */
  channels: z.array(Id).max(1_000).default([]),
})
export type GroupInput = z.infer<typeof GroupInput>

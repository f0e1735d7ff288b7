import { z } from 'zod'
import { Flag, Id, ShortText } from '../../wire.ts'

const Group = z.object({ groupId: Id, groupName: ShortText, groupDesc: ShortText })

/** The groups of agents a visitor may choose between (S-20). */
export const Groups = z.object({ groupMode: Flag, groupConfig: z.array(Group).max(50) })

export const groupsDefaults: z.infer<typeof Groups> = {
  groupMode: 0,
  groupConfig: [
    { groupId: 'g1', groupName: 'Orders and delivery', groupDesc: 'Parcels, addresses, returns' },
    { groupId: 'g2', groupName: 'Product advice', groupDesc: 'Before you buy' },
  ],
}

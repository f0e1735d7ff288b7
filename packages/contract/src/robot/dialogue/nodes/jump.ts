import { z } from 'zod'
import { Id } from '../../../wire.ts'
import { DialogueId, NodeId } from '../names.ts'

const kind = z.literal('jump')

/** Leaves for somewhere else. */
export const Jump = z.discriminatedUnion('to', [
  z.strictObject({ kind, to: z.literal('node'), node: NodeId }),
  /** The other dialogue begins at its start and is handed the variables that it names as `given`. */
  z.strictObject({ kind, to: z.literal('dialogue'), dialogue: DialogueId }),
  z.strictObject({ kind, to: z.literal('document'), docId: Id }),
  z.strictObject({ kind, to: z.literal('person') }),
  z.strictObject({ kind, to: z.literal('end') }),
])

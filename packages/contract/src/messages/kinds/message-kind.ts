import type { z } from 'zod'
import type { WireMessageKind } from '../../codes.ts'

/** How a kind's content sits in `msgContent`: as plain text, or as JSON. */
export type Packing = 'text' | 'json'

export type MessageKindDefinition<K extends WireMessageKind, S extends z.ZodType> = {
  kind: K
  packing: Packing
  /** The content as it is inside, after `msgContent` and its side fields were read. */
  content: S
  /** A believable sample: parsed in tests, shown in the gallery, used by seeds. */
  example: z.input<S>
}

export function messageKind<const K extends WireMessageKind, S extends z.ZodType>(
  definition: MessageKindDefinition<K, S>,
): MessageKindDefinition<K, S> {
  return definition
}

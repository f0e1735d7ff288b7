import type { WireMessageKind } from '../../codes.ts'
import type { ContentOf } from '../content.ts'

/** The part of a wire message that its content decides. */
export type Packing = { msgContent: string; fileName?: string; size?: number }
export type Encoder<K extends WireMessageKind> = (content: ContentOf<K>) => Packing

/** For kinds whose fields are the wire's own. */
export function asJson(content: { kind: string }): Packing {
  return { msgContent: JSON.stringify({ ...content, kind: undefined }) }
}

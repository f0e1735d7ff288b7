import type { ContentOf } from '../content.ts'
import { plainOf, type Packed } from './packed.ts'

export function text(packed: Packed): ContentOf<'text'> | undefined {
  const text = plainOf(packed)
  return text === undefined ? undefined : { kind: 'text', text }
}

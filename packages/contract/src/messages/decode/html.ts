import type { ContentOf } from '../content.ts'
import { plainOf, type Packed } from './packed.ts'

export function html(packed: Packed): ContentOf<'html'> | undefined {
  const html = plainOf(packed)
  return html === undefined ? undefined : { kind: 'html', html }
}

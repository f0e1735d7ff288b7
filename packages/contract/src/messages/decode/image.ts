import { str } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { plainOf, type Packed } from './packed.ts'

export function image(packed: Packed): ContentOf<'image'> | undefined {
  const url = plainOf(packed)
  return url === undefined ? undefined : { kind: 'image', url, name: str(packed.side, 'fileName') }
}

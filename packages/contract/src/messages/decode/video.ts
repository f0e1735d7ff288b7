import { str } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { plainOf, type Packed } from './packed.ts'

export function video(packed: Packed): ContentOf<'video'> | undefined {
  const url = plainOf(packed)
  return url === undefined ? undefined : { kind: 'video', url, name: str(packed.side, 'fileName') }
}

import { str } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { plainOf, type Packed } from './packed.ts'

export function audio(packed: Packed): ContentOf<'audio'> | undefined {
  const url = plainOf(packed)
  return url === undefined ? undefined : { kind: 'audio', url, name: str(packed.side, 'fileName') }
}

import { num, str } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { plainOf, type Packed } from './packed.ts'

export function file(packed: Packed): ContentOf<'file'> | undefined {
  const url = plainOf(packed)
  if (url === undefined) return undefined
  return { kind: 'file', url, name: str(packed.side, 'fileName'), size: num(packed.side, 'size') }
}

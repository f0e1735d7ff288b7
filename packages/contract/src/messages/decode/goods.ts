import { str } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { fieldsOf, type Packed } from './packed.ts'

export function goods(packed: Packed): ContentOf<'goods'> | undefined {
  const fields = fieldsOf(packed)
  if (!fields) return undefined
  return {
    kind: 'goods',
    imgUrl: str(fields, 'imgUrl'),
    title: str(fields, 'title'),
    describe: str(fields, 'describe'),
    label: str(fields, 'label'),
    fromUrl: str(fields, 'fromUrl'),
  }
}

import { str } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { fieldsOf, type Packed } from './packed.ts'

export function order(packed: Packed): ContentOf<'order'> | undefined {
  const fields = fieldsOf(packed)
  if (!fields) return undefined
  return {
    kind: 'order',
    imgUrl: str(fields, 'imgUrl'),
    title: str(fields, 'title'),
    describe: str(fields, 'describe'),
    orderStatus: str(fields, 'orderStatus'),
    orderCode: str(fields, 'orderCode'),
    orderTime: str(fields, 'orderTime'),
    fromUrl: str(fields, 'fromUrl'),
  }
}

import { str } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { fieldsOf, type Packed } from './packed.ts'

export function link(packed: Packed): ContentOf<'link'> | undefined {
  const fields = fieldsOf(packed)
  if (!fields) return undefined
  return {
    kind: 'link',
    imgUrl: str(fields, 'imgUrl'),
    title: str(fields, 'title'),
    subTitle: str(fields, 'subTitle'),
    describe: str(fields, 'describe'),
    linkType: str(fields, 'linkType'),
    linkUrl: str(fields, 'linkUrl'),
  }
}

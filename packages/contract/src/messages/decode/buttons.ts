import { isFields, listOf, str, type Fields } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { jsonOf, type Packed } from './packed.ts'

type Buttons = ContentOf<'buttons'>

/** The list stands in the content (bare, or named as on the wire) or beside it with the title as content. */
export function buttons(packed: Packed): Buttons | undefined {
  const json = jsonOf(packed)
  const outer = isFields(json) ? json : {}
  const { side } = packed
  const inside = [json, outer['btnList'], outer['itemList']].find(Array.isArray)
  const items = inside ?? [side['btnList'], side['itemList']].find(Array.isArray)
  if (!items) return undefined
  return {
    kind: 'buttons',
    title: inside || isFields(json) ? str(outer, 'title') : packed.text,
    nodeId: str(outer, 'nodeId'),
    buttons: listOf(items, button),
  }
}

function button(item: Fields): Buttons['buttons'][number] {
  return {
    id: str(item, 'id') || str(item, 'itemId'),
    name: str(item, 'name'),
    bindCode: str(item, 'bingCode'),
    bindValue: str(item, 'bindValue'),
  }
}

import type { ContentOf } from '../content.ts'
import type { Packing } from './packing.ts'

export function buttons({ title, nodeId, buttons }: ContentOf<'buttons'>): Packing {
  const btnList = buttons.map(({ id, name, bindCode, bindValue }) => ({
    id,
    name,
    bingCode: bindCode,
    bindValue,
  }))
  return { msgContent: JSON.stringify({ title, nodeId, btnList }) }
}

import { isFields, listOf, str, type Fields } from '../../readers.ts'
import { jsonOf, type MessageCodec } from './message-kind.ts'

/** `bindCode` and `bindValue` go back with the click, as `bingCode` and `bindValue`. */
type Button = { id: string; name: string; bindCode: string; bindValue: string }

type Buttons = { kind: 'buttons'; title: string; nodeId: string; buttons: Button[] }

const buttons: MessageCodec<Buttons, 13> = {
  msgType: 13,
  beside: ['btnList', 'itemList'],
  /** The list stands in the content (bare, or named as on the wire) or beside it with the title as content. */
  decode(packed) {
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
  },
  encode({ title, nodeId, buttons: shown }) {
    const btnList = shown.map(({ id, name, bindCode, bindValue }) => ({
      id,
      name,
      bingCode: bindCode,
      bindValue,
    }))
    return { msgContent: JSON.stringify({ title, nodeId, btnList }) }
  },
  summary: ({ title, buttons: shown }) => [{ html: title }, ...shown.map(({ name }) => name)],
}

export const buttonsCodecs = { buttons }

export const buttonsExamples = {
  buttons: {
    title: 'What is it about?',
    nodeId: 'n1',
    buttons: [
      { id: 'b1', name: 'An order', bindCode: 'topic', bindValue: 'order' },
      { id: 'b2', name: 'A return', bindCode: 'topic', bindValue: 'return' },
    ],
  },
}

function button(item: Fields): Button {
  return {
    id: str(item, 'id') || str(item, 'itemId'),
    name: str(item, 'name'),
    bindCode: str(item, 'bingCode'),
    bindValue: str(item, 'bindValue'),
  }
}

import { isFields, list, str, type Fields } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { fieldsOf, type Packed } from './packed.ts'

type Rich = ContentOf<'rich'>

const known = ['html', 'answer', 'text', 'answers', 'card', 'title', 'linkUrl']

/** Html unless it is JSON; JSON without anything that we know to show is unsupported. */
export function rich(packed: Packed): Rich | undefined {
  const fields = fieldsOf(packed)
  if (fields && !known.some((name) => Object.hasOwn(fields, name))) return undefined
  const html = fields
    ? firstOf(fields, ['html', 'answer', 'text'])
    : packed.text || str(packed.side, 'answer')
  return { kind: 'rich', html, answers: answersOf(fields, packed.side), ...cardOf(fields) }
}

function firstOf(fields: Fields, names: readonly string[]): string {
  return names.map((name) => str(fields, name)).find((value) => value !== '') ?? ''
}

/** The answers stand in the content, or beside it. */
function answersOf(fields: Fields | undefined, side: Fields): Rich['answers'] {
  return list(fields && Array.isArray(fields['answers']) ? fields : side, 'answers', answer)
}

function answer(item: Fields): Rich['answers'][number] {
  const reply = isFields(item['reply']) ? item['reply'] : {}
  return {
    text: str(reply, 'text'),
    source: str(reply, 'replySource'),
    type: str(reply, 'type'),
    buttons: list(reply, 'buttons', (button) => ({ id: str(button, 'id'), name: str(button, 'name') })),
    nodeId: str(item, 'nodeId'),
    instruction: str(item, 'instruction'),
  }
}

function cardOf(fields: Fields | undefined): Pick<Rich, 'card'> {
  const card = isFields(fields?.['card']) ? fields['card'] : fields
  if (!card || (card === fields && firstOf(card, ['title', 'linkUrl']) === '')) return {}
  return {
    card: {
      imgUrl: str(card, 'imgUrl'),
      title: str(card, 'title'),
      describe: str(card, 'describe'),
      linkUrl: str(card, 'linkUrl'),
    },
  }
}

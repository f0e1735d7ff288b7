import { isFields, list, parseJson, str, type Fields } from '../../readers.ts'
import { fieldsOf, type MessageCodec } from './message-kind.ts'

type Answer = {
  text: string
  source: string
  type: string
  buttons: { id: string; name: string }[]
  nodeId: string
  instruction: string
}

type Card = { imgUrl: string; title: string; describe: string; linkUrl: string }

/** Html when it is nothing else; JSON when it has answers of a robot's flow or a card. */
type Rich = { kind: 'rich'; html: string; answers: Answer[]; card?: Card | undefined }

const known = ['html', 'answer', 'text', 'answers', 'card', 'title', 'linkUrl']

const rich: MessageCodec<Rich, 3> = {
  msgType: 3,
  beside: ['answer', 'answers'],
  /** Html unless it is JSON; JSON without anything that we know to show is unsupported. */
  decode(packed) {
    const fields = fieldsOf(packed)
    if (fields && !known.some((name) => Object.hasOwn(fields, name))) return undefined
    const html = fields
      ? firstOf(fields, ['html', 'answer', 'text'])
      : packed.text || str(packed.side, 'answer')
    return { kind: 'rich', html, answers: answersOf(fields, packed.side), ...cardOf(fields) }
  },
  encode({ html, answers, card }) {
    const isPlain = answers.length === 0 && card === undefined
    // Html that happens to be a JSON object would be read as one, so it is wrapped.
    if (isPlain && !isFields(parseJson(html))) return { msgContent: html }
    return { msgContent: JSON.stringify({ html, answers: answers.map(wireAnswer), card }) }
  },
  summary: ({ html, answers, card }) => [
    { html },
    ...answers.map(({ text }) => ({ html: text })),
    card?.title ?? '',
  ],
}

export const richCodecs = { rich }

export const richExamples = {
  rich: {
    html: '<p>You may return everything within <b>30 days</b>.</p>',
    answers: [
      {
        text: 'Is the product unused?',
        source: 'flow',
        type: 'buttons',
        buttons: [
          { id: 'b1', name: 'Yes' },
          { id: 'b2', name: 'No' },
        ],
        nodeId: 'n1',
        instruction: '',
      },
    ],
  },
}

function wireAnswer({ text, source, type, buttons, nodeId, instruction }: Answer) {
  return { reply: { replySource: source, text, type, buttons }, nodeId, instruction }
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

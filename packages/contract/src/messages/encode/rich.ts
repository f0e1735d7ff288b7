import { isFields, parseJson } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import type { Packing } from './packing.ts'

export function rich({ html, answers, card }: ContentOf<'rich'>): Packing {
  const isPlain = answers.length === 0 && card === undefined
  // Html that happens to be a JSON object would be read as one, so it is wrapped.
  if (isPlain && !isFields(parseJson(html))) return { msgContent: html }
  return { msgContent: JSON.stringify({ html, answers: answers.map(wireAnswer), card }) }
}

function wireAnswer(answer: ContentOf<'rich'>['answers'][number]) {
  const { text, source, type, buttons, nodeId, instruction } = answer
  return { reply: { replySource: source, text, type, buttons }, nodeId, instruction }
}

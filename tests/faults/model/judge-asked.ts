import type { Frame } from '@foyer/testkit/stream.ts'

/** Who has to answer: the model itself, or the knowledge in its place. */
export type Expected = 'model' | 'knowledge'

/** What a visitor saw of one question: what the robot said to it in the log, and every frame of the stream. */
export type Asked = {
  expected: Expected
  answerId: string
  said: readonly { id: string; msgContent: string }[]
  frames: readonly Frame[]
}

/** What the document that answers says, whoever answers from it. */
export const knowledgeSays = 'You may return everything within'

/** No tag but ours, no address of another site. */
const harmful = /<(?!\/?(?:p|b|ul|ol|li|br|a|strong|em)\b)|https?:\/\/(?!shop\.example)|javascript:/i

/** What was wrong with it. */
export function judgeAsked({ expected, answerId, said, frames }: Asked): string[] {
  const [answer] = said
  if (!answer) return ['no answer']
  const problems: string[] = []
  if (said.length > 1) problems.push(`${said.length} answers`)
  if (answer.id !== answerId) problems.push(`answered under ${answer.id}`)
  const isOfKnowledge = answer.msgContent.includes(knowledgeSays)
  if (expected === 'knowledge' && !isOfKnowledge) problems.push(`said: ${answer.msgContent.slice(0, 80)}`)
  if (answer.msgContent.trim() === '') problems.push('said nothing')
  if (expected === 'model' && harmful.test(answer.msgContent))
    problems.push(`let through: ${answer.msgContent.slice(0, 80)}`)
  if (isStuck(answerId, frames)) problems.push('an answer grows for ever')
  return problems
}

/** Growing without an end: nothing took it away, and no message came in its place. */
function isStuck(answerId: string, frames: readonly Frame[]): boolean {
  const last = frames.findLastIndex(({ type, id }) => type === 'growing' && id === answerId)
  if (last < 0 || frames[last]?.['msgContent'] === '') return false
  return !frames.slice(last).some((frame) => isMessage(frame, answerId))
}

export function isMessage({ type, event }: Frame, id: string): boolean {
  return type === 'event' && typeof event === 'object' && event !== null && 'id' in event && event.id === id
}

import type { ChannelConfig } from '@foyer/contract/channel/config.ts'

/** `at`: its place in the channel's list. The answer is rich text. */
export type PanelQuestion = { at: number; question: string; answer: string }

/** S-27: a question without words cannot be picked, and is left out. */
export function questionsOf({
  questionList,
}: Pick<ChannelConfig['sideBarConfig'], 'questionList'>): PanelQuestion[] {
  return questionList
    .map(({ question, answer }, at) => ({ at, question: question.trim(), answer }))
    .filter(({ question }) => question !== '')
}

import { robotTags, type RobotTag } from '@foyer/contract/evaluation/tags.ts'

/** The reasons as the spec words them: what clients send that know labels only. */
const robotLabels: { [T in RobotTag]: string } = {
  irrelevant: 'irrelevant answer',
  misunderstood: 'low understanding',
  noAnswer: 'cannot answer',
  rude: 'rude',
}

/** The labels of a comma list, without blanks and repeats. */
export function splitTags(list: string): string[] {
  const labels = list.split(',').map((label) => label.trim())
  return [...new Set(labels.filter((label) => label !== ''))]
}

/** The built-in reason that a key or a label names. */
export function robotTagOf(name: string): RobotTag | undefined {
  return robotTags.find((tag) => tag === name || robotLabels[tag] === name.toLowerCase())
}

import type { DialogueProblem } from '@foyer/contract/desk/dialogues.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'

const texts: Record<DialogueProblem['code'], DeskKey> = {
  shape: 'knowledge.dialogues.problem.shape',
  tooLarge: 'knowledge.dialogues.problem.tooLarge',
  'text.broken': 'knowledge.dialogues.problem.text.broken',
  'start.missing': 'knowledge.dialogues.problem.start.missing',
  'target.missing': 'knowledge.dialogues.problem.target.missing',
  'node.unreachable': 'knowledge.dialogues.problem.node.unreachable',
  'loop.silent': 'knowledge.dialogues.problem.loop.silent',
  'variable.unset': 'knowledge.dialogues.problem.variable.unset',
  'variable.tooMany': 'knowledge.dialogues.problem.variable.tooMany',
  'placeholder.broken': 'knowledge.dialogues.problem.placeholder.broken',
  'token.misplaced': 'knowledge.dialogues.problem.token.misplaced',
  'phrase.repeated': 'knowledge.dialogues.problem.phrase.repeated',
  'button.repeated': 'knowledge.dialogues.problem.button.repeated',
  'button.sameName': 'knowledge.dialogues.problem.button.sameName',
  'field.repeated': 'knowledge.dialogues.problem.field.repeated',
  'field.noOptions': 'knowledge.dialogues.problem.field.noOptions',
  'url.host': 'knowledge.dialogues.problem.url.host',
  'body.onGet': 'knowledge.dialogues.problem.body.onGet',
}

const longest = 80

export function problemText({ code, about = '' }: DialogueProblem, t: Translate<DeskKey>): string {
  return t(texts[code], { about: shapeText(code, about, t).slice(0, longest) })
}

/** The place of a wrong value as the form names it; other places by their path. */
function shapeText(code: DialogueProblem['code'], about: string, t: Translate<DeskKey>): string {
  if (code !== 'shape') return about
  const name = about.split('.').findLast((part) => !/^\d+$/.test(part)) ?? about
  return isNamed(name) ? t(`knowledge.dialogues.place.${name}`) : about
}

const named = [
  'text',
  'title',
  'name',
  'buttons',
  'fields',
  'variable',
  'code',
  'url',
  'value',
  'phrases',
] as const
const rest = [
  'again',
  'failed',
  'path',
  'docId',
  'dialogue',
  'values',
  'picks',
  'given',
  'all',
  'cases',
] as const
type Named = (typeof named)[number] | (typeof rest)[number]

function isNamed(name: string): name is Named {
  return [...named, ...rest].some((one) => one === name)
}

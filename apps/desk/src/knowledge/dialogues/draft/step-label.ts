import type { Dialogue, DialogueNode } from '@foyer/contract/robot/dialogue/dialogue.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { stepOf } from '../../../rules/dialogues/edit-steps.ts'
import type { StepOutcome } from '../../../rules/dialogues/outcomes.ts'
import { stepOrder } from '../../../rules/dialogues/step-order.ts'

const longest = 60

/** Short label of a step. */
export function stepText(node: DialogueNode, t: Translate<DeskKey>): string {
  const text = textOf(node, t).replace(/\s+/g, ' ').trim()
  return text.length > longest ? `${text.slice(0, longest).trimEnd().toWellFormed()}…` : text
}

function textOf(node: DialogueNode, t: Translate<DeskKey>): string {
  switch (node.kind) {
    case 'say':
      return node.format === 'rich' ? node.text.replace(/<[^<>]*>/g, ' ') : node.text
    case 'choices':
      return node.text
    case 'form':
      return node.title
    case 'condition':
      return node.cases.flatMap(({ all }) => all.map(({ name }) => name)).join(', ')
    case 'request':
      return `${node.method} ${node.url}`
    case 'jump':
      return t(`knowledge.dialogues.jump.${node.to}`)
  }
}

/** “2. Message: Hello” */
export function stepLabels(dialogue: Dialogue, t: Translate<DeskKey>): Map<string, string> {
  const named = stepOrder(dialogue).flatMap((id) => {
    const node = stepOf(dialogue, id)
    return node ? [{ id, node }] : []
  })
  return new Map(
    named.map(({ id, node }, place) => {
      const kind = t(`knowledge.dialogues.kind.${node.kind}`)
      const text = stepText(node, t)
      const facts = { place: place + 1, kind, text }
      return [id, t(text ? 'knowledge.dialogues.step' : 'knowledge.dialogues.stepEmpty', facts)]
    }),
  )
}

export function outcomeLabel({ kind, text = '' }: StepOutcome, t: Translate<DeskKey>): string {
  if (kind === 'button') return text || t('knowledge.dialogues.button')
  return t(`knowledge.dialogues.outcome.${kind}`, { place: text })
}

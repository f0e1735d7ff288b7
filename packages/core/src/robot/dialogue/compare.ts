import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import type { Comparison } from '@foyer/contract/robot/dialogue/nodes/condition.ts'
import { valueOf, type Values } from './values.ts'

/** Where a condition leads: the first case whose comparisons all hold, or else. */
export function chosenCase(node: NodeOf<'condition'>, values: Values): string {
  const chosen = node.cases.find(({ all }) => all.every((comparison) => holds(comparison, values)))
  return chosen?.goes ?? node.else
}

function holds(comparison: Comparison, values: Values): boolean {
  const value = valueOf(values, comparison.name)
  switch (comparison.is) {
    case 'equal':
      return folded(value) === folded(comparison.value)
    case 'different':
      return folded(value) !== folded(comparison.value)
    case 'containing':
      return folded(value).includes(folded(comparison.value))
    case 'startingWith':
      return folded(value).startsWith(folded(comparison.value))
    case 'oneOf':
      return comparison.values.some((one) => folded(one) === folded(value))
    case 'above':
      return isNumber(value) && Number(value) > comparison.value
    case 'below':
      return isNumber(value) && Number(value) < comparison.value
    case 'empty':
      return value.trim() === ''
    case 'filled':
      return value.trim() !== ''
  }
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Nothing is no number, although `Number` takes it for nought. */
function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

import type { Comparison } from '@foyer/contract/robot/dialogue/nodes/condition.ts'

export const comparisons = [
  'equal',
  'different',
  'containing',
  'startingWith',
  'oneOf',
  'above',
  'below',
  'empty',
  'filled',
] as const satisfies readonly Comparison['is'][]

/** The same comparison in another way, with as much of its value as fits. */
export function withOperator(comparison: Comparison, is: Comparison['is']): Comparison {
  const { name } = comparison
  const text =
    'values' in comparison
      ? (comparison.values[0] ?? '')
      : 'value' in comparison
        ? String(comparison.value)
        : ''
  switch (is) {
    case 'empty':
    case 'filled':
      return { name, is }
    case 'oneOf':
      return { name, is, values: [text] }
    case 'above':
    case 'below':
      return { name, is, value: Number(text) || 0 }
    default:
      return { name, is, value: text }
  }
}

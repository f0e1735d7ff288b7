import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { checkNodes } from './check-nodes.ts'
import { checkVariables } from './check-variables.ts'
import { checkWays } from './check-ways.ts'
import type { DialogueProblem } from './problem.ts'

/** Everything that keeps a dialogue of the right shape from being led to its end. Empty: it can be published. */
export function checkDialogue(dialogue: Dialogue): DialogueProblem[] {
  const ways = checkWays(dialogue)
  const isLed = ways.every(({ code }) => code !== 'start.missing')
  return [...ways, ...checkNodes(dialogue), ...(isLed ? checkVariables(dialogue) : [])]
}

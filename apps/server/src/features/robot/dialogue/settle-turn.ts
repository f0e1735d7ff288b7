import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { followUp, type DialogueAnswer } from '../../../rules/robot/dialogue/answer.ts'
import { failedSaid } from '../../../rules/robot/dialogue/run.ts'
import { freshState, type DialogueState } from '../../../rules/robot/dialogue/state.ts'
import { stepDialogue } from '../../../rules/robot/dialogue/step.ts'
import type { OutgoingRequest, Said } from '../../../rules/robot/dialogue/turn.ts'
import type { Incoming } from '../../../platform/egress/egress.ts'
import type { Version } from './dialogues.ts'
import type { Opening } from './opening.ts'

export type Settled = { source: Version; state: DialogueState; answer: DialogueAnswer }

type Ports = {
  facts: Facts
  published: (id: string) => Promise<Version | undefined>
  /** Makes the turn ours before anything leaves the house; false when it is somebody else's already. */
  claim: (source: Version, state: DialogueState) => Promise<boolean>
  send: (request: OutgoingRequest) => Promise<Incoming>
}

/** Leads a turn to its end: through requests and into other dialogues. Undefined: somebody else leads it. */
export async function settleTurn(opening: Opening, ports: Ports): Promise<Settled | undefined> {
  const { facts } = ports
  const says: Said[] = []
  let { source, step } = opening
  for (let hops = 0; ;) {
    const { state, outcome, needs } = step
    says.push(...step.says)
    if (needs) {
      if (!(await ports.claim(source, state))) return undefined
      const answer = await ports.send(needs.request)
      const input = { type: 'requestAnswered', ...(answer && { answer }) } as const
      step = stepDialogue(source.data, state, input, facts)
    } else if (outcome.do === 'dialogue') {
      const other = hops < dialogueLimits.hops ? await ports.published(outcome.id) : undefined
      if (!other) {
        says.push(failedSaid(source.data, { variables: state.variables, facts }))
        return { source, state, answer: { says, next: { to: 'nothing' } } }
      }
      hops++
      source = other
      const fresh = freshState(other.data, state.variables)
      step = stepDialogue(other.data, fresh, { type: 'started', turn: state.turn }, facts)
    } else return { source, state, answer: { says, next: followUp(outcome) } }
  }
}

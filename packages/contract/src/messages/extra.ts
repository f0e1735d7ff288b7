import { nameOf } from '../codes.ts'
import { codecs, msgTypes } from './kinds/codecs.ts'
import type { WireExtra } from './wire-message.ts'

/** The rarely used rest of a message, stored as JSON. `nodeId` (the step of a dialogue) stays on the server. */
export type MessageExtra = Readonly<Partial<WireExtra>> & { readonly nodeId?: string }

/** Messages of every kind may carry these; most of them are the robot's. */
const ofEvery = names(
  'senderName',
  'faceUrl',
  'replyMsg',
  'msgTransContent',
  'clientType',
  'docId',
  'docPattern',
  'answerType',
  'suggestList',
  'robotSuggest',
  'buttonId',
  'showTransferBtn',
  'robotNote',
  'disabled',
  'referenceFile',
  'agentTime',
)

const ofAgents = names('sensitiveWords')

export type Audience = 'visitor' | 'agent'

/** The part of a stored extra that this audience receives: a name that no list has stays on the server. */
export function extraFor(audience: Audience, msgType: number, extra: MessageExtra): Partial<WireExtra> {
  const kind = nameOf(msgTypes, msgType)
  const ofKind: readonly string[] = kind ? codecs[kind].beside : []
  return Object.fromEntries(
    Object.entries(extra).filter(
      ([name]) => ofEvery.has(name) || ofKind.includes(name) || (audience === 'agent' && ofAgents.has(name)),
    ),
  )
}

function names(...list: readonly (keyof WireExtra)[]): ReadonlySet<string> {
  return new Set(list)
}

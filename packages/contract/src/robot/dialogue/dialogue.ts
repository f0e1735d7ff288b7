import { z } from 'zod'
import { dialogueLimits } from './limits.ts'
import { DialogueId, NodeId, Template, VariableName } from './names.ts'
import { Choices } from './nodes/choices.ts'
import { Condition } from './nodes/condition.ts'
import { Form } from './nodes/form.ts'
import { Jump } from './nodes/jump.ts'
import { Request } from './nodes/request.ts'
import { Say } from './nodes/say.ts'

const DialogueNode = z.discriminatedUnion('kind', [Say, Choices, Form, Condition, Request, Jump])
export type DialogueNode = z.infer<typeof DialogueNode>
export type NodeOf<K extends DialogueNode['kind']> = Extract<DialogueNode, { kind: K }>

/** A conversation that the robot leads, as data. Whether its parts fit together says `checkDialogue`. */
export const Dialogue = z.strictObject({
  id: DialogueId,
  name: z.string().regex(/\S/).max(dialogueLimits.name),
  /** Typed words that start it, without regard to case and punctuation. Menus and documents name its id. */
  phrases: z.array(z.string().regex(/\S/).max(200)).max(dialogueLimits.phrases),
  /** Variables that another dialogue may hand over; empty when it does not. */
  given: z.array(VariableName).max(dialogueLimits.given),
  texts: z.strictObject({
    /** Said before a question is asked again, because the answer was not understood. */
    again: Template,
    /** Said when the dialogue cannot go on. */
    failed: Template,
  }),
  start: NodeId,
  nodes: z.record(NodeId, DialogueNode).refine((nodes) => Object.keys(nodes).length <= dialogueLimits.nodes, {
    error: `at most ${dialogueLimits.nodes} nodes`,
  }),
})
export type Dialogue = z.infer<typeof Dialogue>

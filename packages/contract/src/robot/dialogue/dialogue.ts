import { z } from 'zod'
import { dialogueLimits } from './limits.ts'
import { DialogueId, NodeId, Template, VariableName } from './names.ts'
import { Id, record, Url } from '../../wire.ts'
import { Condition } from './nodes/condition.ts'
import { encodeField } from '../../forms/encode-field.ts'
import { FormField } from '../../forms/fields/index.ts'
import { WireField } from '../../forms/wire-field.ts'

/** Written by the dialogue's author alone: printable, and without a placeholder. */
const HeaderValue = z
  .string()
  .max(200)
  .regex(/^(?!.*\{\{)[\x20-\x7e]*$/)

/** Path in a JSON response: names and list indexes, joined by dots. */
const Path = z.string().regex(/^[\w-]{1,64}(?:\.[\w-]{1,64}){0,9}$/)

/** Asks another site through the server's guarded door. What comes back is text, whatever it looks like. */
export const Request = z.strictObject({
  kind: z.literal('request'),
  method: z.enum(['GET', 'POST']),
  /** The host is always literal; variables stand, encoded, in the path and the query. */
  url: Url.min(1),
  headers: z.strictObject({
    accept: HeaderValue.optional(),
    'accept-language': HeaderValue.optional(),
    'x-requested-with': HeaderValue.optional(),
  }),
  /** Of a POST; texts with placeholders by the name that the site knows. */
  body: record(Template.or(z.literal('')), dialogueLimits.bodyFields).optional(),
  bodyType: z.enum(['json', 'urlencoded']).optional(),
  /** A value that the response lacks leaves its variable empty. */
  picks: z.array(z.strictObject({ path: Path, variable: VariableName })).max(dialogueLimits.picks),
  goes: NodeId,
  /** The site was not reached, refused, or said something that is no JSON. */
  fails: NodeId,
})

const Button = z.strictObject({
  id: Id,
  name: z.string().regex(/\S/).max(dialogueLimits.buttonName),
  /** Pressing it gives the variable `code` this value. On the wire: `bingCode` and `bindValue`. */
  bind: z.strictObject({ code: VariableName, value: z.string().max(200) }).optional(),
  goes: NodeId,
})

/** Asks with buttons and waits. */
const Choices = z.strictObject({
  kind: z.literal('choices'),
  text: Template,
  /** As a list of buttons (msgType 13), or as a robot's answer with buttons in `answers[]` (msgType 3). */
  look: z.enum(['buttons', 'answers']),
  buttons: z.array(Button).min(1).max(dialogueLimits.buttons),
})

/** Fields past the codec know no bounds; a dialogue's must fit on the wire. */
const Field = FormField.refine((field) => WireField.safeParse(encodeField(field)).success)

/** Asks with a form message (msgType 10) and waits; every answer becomes a variable. */
const Form = z.strictObject({
  kind: z.literal('form'),
  title: Template,
  fields: z
    .array(z.strictObject({ variable: VariableName, field: Field }))
    .min(1)
    .max(dialogueLimits.fields),
  goes: NodeId,
})

const kind = z.literal('jump')

/** Leaves for somewhere else. */
const Jump = z.discriminatedUnion('to', [
  z.strictObject({ kind, to: z.literal('node'), node: NodeId }),
  /** The other dialogue begins at its start and is handed the variables that it names as `given`. */
  z.strictObject({ kind, to: z.literal('dialogue'), dialogue: DialogueId }),
  z.strictObject({ kind, to: z.literal('document'), docId: Id }),
  z.strictObject({ kind, to: z.literal('person') }),
  z.strictObject({ kind, to: z.literal('end') }),
])

/** Says something and goes on; without a `goes` it was the last word. */
const Say = z.strictObject({
  kind: z.literal('say'),
  /** Rich text is html of the allow-listed kind. What variables hold is text in both. */
  format: z.enum(['plain', 'rich']),
  text: Template,
  goes: NodeId.optional(),
})

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

import { z } from 'zod'
import type { FieldKind } from '../../codes.ts'
import { fieldKinds, type FieldShapes } from '../../forms/kinds.ts'
import { Id, record, Url, WireNumber, WireText, WrittenText } from '../../wire.ts'
import type { Dialogue } from './dialogue.ts'
import { dialogueLimits } from './limits.ts'

const plain = /^[a-z0-9][a-z0-9-]{0,23}$/
/** A target that is not chosen yet is empty. */
const Target = WireText.regex(/^(?:[a-z0-9][a-z0-9-]{0,23})?$/)
const Variable = WireText.max(100)
const Written = WrittenText.max(dialogueLimits.text)
const Short = WrittenText.max(200)

const label = { id: Id, name: Short, required: z.boolean() }
const Names = z.array(Short).max(100)

/** Deeper trees are cut where they are read (`treeOf`); a hostile one must not exhaust the stack here. */
const deepest = 10
function optionsOf(depth: number): z.ZodType {
  if (depth === 0) return Names.max(0)
  return z.array(z.strictObject({ id: Short, name: Short, children: optionsOf(depth - 1) })).max(100)
}

function kindsOf(shape: keyof FieldShapes): FieldKind[] {
  const kinds = Object.keys(fieldKinds).filter((kind): kind is FieldKind => kind in fieldKinds)
  return kinds.filter((kind) => fieldKinds[kind].shape === shape)
}

const Field = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(kindsOf('text')), ...label, value: Written }),
  z.strictObject({ kind: z.enum(kindsOf('one')), ...label, options: Names, value: Short }),
  z.strictObject({ kind: z.enum(kindsOf('many')), ...label, options: Names, value: Names }),
  z.strictObject({ kind: z.enum(kindsOf('tree')), ...label, options: optionsOf(deepest), value: Names }),
])

const Comparison = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.enum(['equal', 'different', 'containing', 'startingWith']),
    name: Variable,
    value: Short,
  }),
  z.strictObject({ is: z.literal('oneOf'), name: Variable, values: z.array(Short).max(50) }),
  z.strictObject({ is: z.enum(['above', 'below']), name: Variable, value: WireNumber }),
  z.strictObject({ is: z.enum(['empty', 'filled']), name: Variable }),
])

const kind = z.literal('jump')
const Node = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('say'),
    format: z.enum(['plain', 'rich']),
    text: Written,
    goes: Target.optional(),
  }),
  z.strictObject({
    kind: z.literal('choices'),
    text: Written,
    look: z.enum(['buttons', 'answers']),
    buttons: z
      .array(
        z.strictObject({
          id: Id,
          name: WrittenText.max(dialogueLimits.buttonName),
          bind: z.strictObject({ code: Variable, value: Short }).optional(),
          goes: Target,
        }),
      )
      .max(dialogueLimits.buttons),
  }),
  z.strictObject({
    kind: z.literal('form'),
    title: Written,
    fields: z.array(z.strictObject({ variable: Variable, field: Field })).max(dialogueLimits.fields),
    goes: Target,
  }),
  z.strictObject({
    kind: z.literal('condition'),
    cases: z
      .array(z.strictObject({ all: z.array(Comparison).max(dialogueLimits.comparisons), goes: Target }))
      .max(dialogueLimits.cases),
    else: Target,
  }),
  z.strictObject({
    kind: z.literal('request'),
    method: z.enum(['GET', 'POST']),
    url: Url,
    headers: z.strictObject({
      accept: Short.optional(),
      'accept-language': Short.optional(),
      'x-requested-with': Short.optional(),
    }),
    body: record(Written, dialogueLimits.bodyFields).optional(),
    bodyType: z.enum(['json', 'urlencoded']).optional(),
    picks: z.array(z.strictObject({ path: WireText.max(700), variable: Variable })).max(dialogueLimits.picks),
    goes: Target,
    fails: Target,
  }),
  z.discriminatedUnion('to', [
    z.strictObject({ kind, to: z.literal('node'), node: Target }),
    z.strictObject({ kind, to: z.literal('dialogue'), dialogue: Target }),
    z.strictObject({ kind, to: z.literal('document'), docId: WireText.max(64) }),
    z.strictObject({ kind, to: z.literal('person') }),
    z.strictObject({ kind, to: z.literal('end') }),
  ]),
])

/**
 * A dialogue that is being written: of the same shape and within the same limits, but texts, targets and lists may still be
 * empty. `Dialogue` says what can be published.
 */
const Draft = z.strictObject({
  id: WireText.regex(plain),
  name: WrittenText.max(dialogueLimits.name),
  phrases: z.array(Short).max(dialogueLimits.phrases),
  given: z.array(Variable).max(dialogueLimits.given),
  texts: z.strictObject({ again: Written, failed: Written }),
  start: Target,
  nodes: z
    .record(WireText.regex(plain), Node)
    .refine((nodes) => Object.keys(nodes).length <= dialogueLimits.nodes, {
      error: `at most ${dialogueLimits.nodes} nodes`,
    }),
})
// The types are the same; only the bounds of texts and lists differ, which TypeScript does not see.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
export const DialogueDraft = Draft as unknown as z.ZodType<Dialogue, Dialogue>

import { fields } from '../../forms/fields/index.ts'
import type { ContentOf } from '../content.ts'
import { buttonsExamples } from './buttons.ts'
import { cardExamples } from './cards.ts'
import { msgTypes, type WireMessageKind } from './codecs.ts'
import { mediaExamples } from './media.ts'
import { menuExamples } from './menu.ts'
import { richExamples } from './rich.ts'
import { textExamples } from './text.ts'

/** A kind without an example does not compile. The examples of forms are here because those of fields need zod. */
const examples: { [K in WireMessageKind]: Omit<ContentOf<K>, 'kind'> } = {
  ...textExamples,
  ...mediaExamples,
  ...richExamples,
  ...cardExamples,
  ...buttonsExamples,
  ...menuExamples,
  form: {
    title: 'Tell us about the damage',
    fields: [fields.text.example, fields.checkbox.example],
    submitted: false,
  },
  externalForm: {
    guide: 'Which order is it about?',
    fields: [fields.text.example],
    url: 'https://erp.shop.example/orders/lookup',
    method: 'POST',
    headers: { Accept: 'application/json' },
    bodyType: 'application/json',
    submitted: false,
  },
}

const byNumber = Object.entries(msgTypes).toSorted(([, one], [, other]) => one - other)
const exampleOf: Readonly<Record<string, unknown>> = examples

/** A believable sample of each kind, by number, for tests, the gallery and seeds; browsers load none of them. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows are made of the exhaustive record above
export const kinds = Object.fromEntries(
  byNumber.map(([kind]) => [kind, { kind, example: exampleOf[kind] }]),
) as { [K in WireMessageKind]: { kind: K; example: (typeof examples)[K] } }

import { injections } from '@foyer/testkit/model/injections.ts'
import { broken, hanging, late, redirects } from '@foyer/testkit/model/misbehaviours.ts'
import type { Behaviour } from '@foyer/testkit/model/model-server.ts'
import { says } from '@foyer/testkit/model/speech.ts'
import type { Expected } from './judge-asked.ts'

export type Kind = { name: string; expected: Expected; behaviour: Behaviour }

const ofTable = (table: Record<string, Behaviour>, expected: Expected): Kind[] =>
  Object.entries(table).map(([name, behaviour]) => ({ name, expected, behaviour }))

/** Everything that a model is known to do, and who has to answer then. */
export const kinds: readonly Kind[] = [
  ...ofTable(hanging, 'knowledge'),
  ...ofTable(broken, 'knowledge'),
  ...ofTable({ redirects: redirects('http://169.254.169.254/latest') }, 'knowledge'),
  ...ofTable(late, 'model'),
  ...Object.entries(injections).map(([name, text]): Kind => ({
    name,
    expected: 'model',
    behaviour: says(text),
  })),
  ...ofTable({ behaves: says('[1] You may return everything.') }, 'model'),
]

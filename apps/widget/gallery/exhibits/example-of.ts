import type { WireMessageKind } from '@foyer/contract/messages/kinds/codecs.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'

export const kindNames = Object.keys(kinds).filter((name): name is WireMessageKind => name in kinds)

/** The contract's example of a kind, as the wire carries it. */
export function exampleOf(kind: WireMessageKind) {
  return encodeContent(contentOf(kind))
}

/** The kind and the example come from the same row, which a name of the table cannot tell the compiler. */
function contentOf(kind: WireMessageKind): MessageContent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { kind, ...kinds[kind].example } as MessageContent
}

import { buttonsCodecs } from './buttons.ts'
import { cardCodecs } from './cards.ts'
import { formCodecs } from './forms.ts'
import { mediaCodecs } from './media.ts'
import { menuCodecs } from './menu.ts'
import type { MessageCodec, Packed } from './message-kind.ts'
import { richCodecs } from './rich.ts'
import { textCodecs } from './text.ts'

/** Every kind of message the wire knows (D-08). `animation` and `card` never cross it: they live in core. */
export const codecs = {
  ...textCodecs,
  ...mediaCodecs,
  ...richCodecs,
  ...cardCodecs,
  ...formCodecs,
  ...buttonsCodecs,
  ...menuCodecs,
}

export type WireMessageKind = keyof typeof codecs

/** A codec under a name that is not its kind does not compile. */
const named: { [K in WireMessageKind]: CodecOf<K> } = codecs

type CodecOf<K> = Pick<MessageCodec<never>, 'msgType'> & {
  decode: (packed: Packed) => { kind: K } | undefined
}

/** The numbers of the kinds on the wire, by name. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of the codecs
export const msgTypes = Object.fromEntries(
  Object.entries(named).map(([kind, { msgType }]) => [kind, msgType]),
) as { [K in WireMessageKind]: (typeof codecs)[K]['msgType'] }

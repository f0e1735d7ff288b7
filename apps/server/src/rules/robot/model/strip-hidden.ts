import { cleanText } from '@foyer/core/text/clean-text.ts'

/**
 * Characters that show nothing or turn the direction of what follows: a reader does not see them, a model does.
 * Joiners and variation selectors stay, because Persian, Hindi and emoji need them, but one at a time: a run of
 * them spells something.
 */
const hidden =
  /\u{34f}|[\u{80}-\u{9f}\u{ad}\u{61c}\u{115f}\u{1160}\u{200b}\u{200e}\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{3164}\u{feff}\u{ffa0}\u{fff9}-\u{fffb}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu
const runs = /([\u{200c}\u{200d}]|[\u{fe00}-\u{fe0f}])(?:[\u{200c}\u{200d}]|[\u{fe00}-\u{fe0f}])+/gu

/** Reduces a text to its visible characters. Applies to all text to and from the model. */
export function stripHidden(text: string): string {
  return cleanText(text).normalize('NFC').replace(hidden, '').replace(runs, keepPair)
}

/** A heart on fire is a heart, a selector and a joiner: that pair is one sign of emoji. */
function keepPair(run: string): string {
  return run === '\u{fe0f}\u{200d}' ? run : (run[0] ?? '')
}

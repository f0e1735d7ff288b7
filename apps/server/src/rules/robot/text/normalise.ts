/**
 * One spelling for what people write in many: full-width and ligatures (NFKC), case, Latin accents, Arabic vowel
 * signs, tatweel and letter forms, and digits of every script. Punctuation becomes a space.
 */
export function normalise(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(foldedMarks, '')
      .normalize('NFC')
      .replaceAll(/[\u0629\u0649\u06a9\u06cc\u0671]/g, (letter) => letterForms[letter] ?? letter)
      .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/g, toAsciiDigit)
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
      // Loan words stand right beside words of scripts that use no spaces.
      .replaceAll(/(?<=[a-z0-9])(?=[^\0-\u024f\p{M}])|(?<=[^\0-\u024f])(?=[a-z0-9])/gu, ' ')
      .trim()
  )
}

/** Accents of Latin, Greek and Cyrillic, and the vowel signs of Arabic. Marks of other scripts are letters to them. */
const foldedMarks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g

const letterForms: Readonly<Record<string, string>> = {
  '\u0629': '\u0647', // teh marbuta
  '\u0649': '\u064a', // alef maksura
  '\u06a9': '\u0643', // Persian kaf
  '\u06cc': '\u064a', // Persian yeh
  '\u0671': '\u0627', // alef wasla
}

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = code >= 0x0e50 ? 0x0e50 : code >= 0x06f0 ? 0x06f0 : 0x0660
  return String(code - zero)
}

/** Katakana as hiragana: whoever types quickly writes either. */
export function foldKana(text: string): string {
  return text.replaceAll(/[\u30a1-\u30f6]/g, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60),
  )
}

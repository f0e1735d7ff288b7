/** Texts of people with what may identify somebody: a phrasing of a document must not contain it. */
const patterns: readonly RegExp[] = [
  /https?:\/\/\S+|\bwww\.\S+/giu,
  // Mail addresses, also in scripts without spaces around them.
  /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/gu,
  // Account names such as @jane_doe.
  /(?<![\p{L}\p{N}])@[\w.]{3,}/gu,
  // IBANs.
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,4})?\b/gu,
  // Order and customer numbers: with a sign before them, or at least three digits among letters.
  /#\s?[\p{L}\p{Nd}-]{3,}/gu,
  /(?<![\p{L}\p{Nd}-])(?=(?:[A-Za-z-]*\d){3})(?=[\d-]*[A-Za-z])[A-Za-z\d-]{6,}(?![\p{L}\p{Nd}])/gu,
  // Phone, card and account numbers: at least seven digits with signs or spaces between them.
  /(?:\+|00)?\p{Nd}(?:[\s().\u2010-\u2015/-]{0,2}\p{Nd}){6,}/gu,
  /\p{Nd}{5,}/gu,
]

/** Dates and prices contain few digits; a number that follows such a word is somebody's, however short it is. */
const numbered =
  /(\b(?:order|invoice|ticket|booking|reservation|customer|account|pedido|factura|reserva|cliente|cuenta)(?:\s+(?:number|no\.?|nr\.?|id|n[úu]mero))?\s*[:#]?\s*)\p{Nd}{3,}/giu

/** Takes personal data out of a text. `gap` is put where something was. */
export function maskPersonal(text: string, gap = ''): string {
  const masked = patterns.reduce((rest, pattern) => rest.replaceAll(pattern, gap), text)
  return tidy(masked.replaceAll(numbered, `$1${gap}`))
}

/** Without the spaces and brackets that a removed part leaves. */
function tidy(text: string): string {
  return text
    .replaceAll(/[([{「（]\s*[)\]}」）]/gu, '')
    .replaceAll(/[([（](?=\s|$|[?!.,])/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ (?=[?!.,;:，。？！、])/gu, '')
    .trim()
}

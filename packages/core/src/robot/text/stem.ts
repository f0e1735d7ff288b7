/** Takes off common endings, the same on both sides. Too little is better than too much: fuzzy matching does the rest. */
export function stem(word: string): string {
  if (/[\u0621-\u064a]/.test(word)) return stemArabic(word)
  return /^[a-z]+$/.test(word) ? stemLatin(word) : word
}

const latinEndings = [
  'aciones', 'amientos', 'amiento', 'acion', 'mente', 'ments', 'ment', 'ings', 'ing', 'ies', 'ied', 'iendo', 'ando',
  'ados', 'adas', 'ado', 'ada', 'idos', 'idas', 'ido', 'ida', 'aron', 'ieron', 'eis', 'ais', 'amos', 'emos', 'ers',
  'ed', 'er', 'es', 'ly', 'os', 'as', 'ar', 'ir', 's', 'o', 'a', 'e', 'y',
] // prettier-ignore

function stemLatin(word: string): string {
  const ending = latinEndings.find((end) => word.endsWith(end) && word.length - end.length >= 3)
  const left = ending ? word.slice(0, -ending.length) : word
  // 'shipped' and 'ship', 'swapping' and 'swap'.
  return left.length > 3 && left.at(-1) === left.at(-2) ? left.slice(0, -1) : left
}

const arabicHeads = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف']
const arabicTails = [
  'اتي',
  'كم',
  'هم',
  'ها',
  'نا',
  'ني',
  'تي',
  'ته',
  'تك',
  'ات',
  'ين',
  'ون',
  'يه',
  'ه',
  'ي',
  'ك',
  'ا',
]

function stemArabic(word: string): string {
  const head = arabicHeads.find((one) => word.startsWith(one) && word.length - one.length >= 3)
  const left = head ? word.slice(head.length) : word
  const tail = arabicTails.find((one) => left.endsWith(one) && left.length - one.length >= 3)
  return tail ? left.slice(0, -tail.length) : left
}

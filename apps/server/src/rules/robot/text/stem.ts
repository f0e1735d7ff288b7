/** Takes off common endings, the same on both sides. Too little is better than too much: fuzzy matching does the rest. */
export function stem(word: string): string {
  if (/[\u0621-\u064a]/.test(word)) return stemArabic(word)
  if (/^[\uac00-\ud7a3]+$/.test(word)) return stemKorean(word)
  return /^[a-z]+$/.test(word) ? stemLatin(word) : word
}

const koreanTails = [
  '으로',
  '에서',
  '까지',
  '부터',
  '하고',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '에',
  '의',
  '로',
  '와',
  '과',
  '도',
  '만',
]

function stemKorean(word: string): string {
  const tail = koreanTails.find((one) => word.endsWith(one) && word.length - one.length >= 2)
  return tail ? word.slice(0, -tail.length) : word
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

/** Where one thought ends and the next begins, also without a sign: 'not the order, just the slot'. */
const breaks =
  /[,.;:!?\n،؛؟。，、；！？…]+|\b(?:but|just|only|instead|pero|sino|solo|simplemente)\b|(?:لكن|بل|فقط|بس)(?=\s)|但是|但|只是|只想|而是|就是|แต่|แค่|(?<=[\u0e00-\u0e7f])\s+(?=[\u0e00-\u0e7f])|(?<=(?:では|じゃ)なくて?)(?!て)|のですが|けど/u

/** What is waved away. Problems are said with 'not' as well ('does not work', 'no llega'): those are meant. */
const waved = [
  /\b(?:i don['’]?t|do not|not|never) (?:want|need|mean|asking|talking|looking|about|trying|the|a|to|for|my|because|slow|broken|damaged)\b|\bit['’]?s not\b|\bis not the\b|\bisn['’]?t the\b|^\s*not\b|\bno need\b|\brather than\b/u,
  /\bno (?:es|quiero|busco|necesito|pregunto|hablo|me refiero|me voy|voy a irme|se trata|esta|está|pretendo|pido)\b/u,
  /(?:^|\s)(?:لا (?:أريد|اريد|أبحث|ابحث|أقصد|اقصد|أسأل|اسال|أحتاج|احتاج|أنوي)|لن أنتقل|ليس|ليست|مو|مش|ما (?:أبي|ابي|أبغى|ابغى|أريد|اريد|بدي|ابا|أقصد))(?=\s|$)/u,
  /(?<!是)不是(?!不)|(?<![想要用])不(?:想|要|用|需要|打算|换|退|做)(?!不)|无所谓|别(?!的|人|处|家)/u,
  /ではなく|じゃなく|いらな|必要な[いく]|たいわけでは|別にいい|つもりはな/u,
  /ไม่ได้(?:จะ|อยาก|ย้าย|ค้าง|ให้|เสีย|แตก|ต้องการ)|ไม่(?:ใช่|ต้อง|เอา|อยาก|สน|คิดจะ)/u,
]

/** What somebody no longer wants is just what they ask about: 'I don't need it any more'. */
const noLonger = /\bany ?more\b|\bno longer\b|\bya no\b|لم أعد|ما عاد|ما عدت|خلاص|了$|もう|แล้ว/u

/**
 * Splits what is asked from what is expressly not meant. Only what stands beside another thought counts as denied.
 */
export function clausesOf(written: string): { asked: string; denied: string } {
  const clauses = written
    .toLowerCase()
    .split(breaks)
    .filter((clause) => clause.trim() !== '')
  if (clauses.length < 2) return { asked: written, denied: '' }
  const denied = clauses.filter(
    (clause) => !noLonger.test(clause.trim()) && waved.some((sign) => sign.test(clause)),
  )
  if (denied.length === clauses.length) return { asked: written, denied: '' }
  return { asked: clauses.filter((clause) => !denied.includes(clause)).join(', '), denied: denied.join(', ') }
}

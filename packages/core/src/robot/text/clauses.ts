/** Where one thought ends and the next begins, also without a sign: 'not the order, just the slot'. */
const breaks =
  /[,.;:!?\n،؛؟。，、；！？…]+|\b(?:but|just|only|instead|pero|sino|solo|simplemente)\b|(?:لكن|بل|فقط|بس)(?=\s)|但是|但|只是|只想|而是|就是|แต่|แค่|のではなくて|ではなくて|のですが|けど/u

const denials =
  /\b(?:not|no|never|don['’]?t|doesn['’]?t|isn['’]?t|haven['’]?t|without|nothing|ni|sin|nada|tampoco)\b|(?:^|\s)(?:لا|لم|لن|ليس|ليست|مو|مش|ما|بدون|غير)\s|不是|不想|不要|不做|不用|不需要|没|别|ない|ません|いらな|なくて|じゃなく|ไม่/u

/**
 * Splits what is asked from what is expressly not meant. Problems are said with 'not' as well ('does not work'), so
 * only what stands beside another thought counts as denied.
 */
export function clausesOf(written: string): { asked: string; denied: string } {
  const clauses = written
    .toLowerCase()
    .split(breaks)
    .filter((clause) => clause.trim() !== '')
  if (clauses.length < 2) return { asked: written, denied: '' }
  const denied = clauses.filter((clause) => denials.test(clause))
  if (denied.length === clauses.length) return { asked: written, denied: '' }
  return { asked: clauses.filter((clause) => !denied.includes(clause)).join(', '), denied: denied.join(', ') }
}

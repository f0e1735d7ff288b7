/** As many as VisitorAvatar.css has. */
const colours = 6

/** The same for the same visitor in every list: a face is found again by its colour. */
export function avatarColour(whose: string): number {
  let sum = 0
  for (const letter of whose) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return sum % colours
}

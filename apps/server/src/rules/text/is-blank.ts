/** Letters, digits or signs; no name is made of blanks and invisible characters alone. */
const visible = /[^\p{C}\p{Z}]/u

export function isBlank(text: string): boolean {
  return !visible.test(text)
}

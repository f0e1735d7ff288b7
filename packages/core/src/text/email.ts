const longest = 200

/** Neither part has blanks, brackets, quotes or a second @; the second has labels between single dots. */
const plain = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/

/** V-03: a plain address. Whether somebody reads it, only a letter would tell. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= longest && plain.test(email)
}

const longest = 40

/** What an admin types before an erasure: the visitor's name, or a word where there is none or it is too long to type. */
export function confirmWord(userName: string, word: string): string {
  const name = userName.trim()
  return name === '' || name.length > longest ? word : name
}

/** Letters in another case or another form, and spaces, do not matter. */
export function isTyped(typed: string, word: string): boolean {
  return plain(typed) === plain(word)
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}

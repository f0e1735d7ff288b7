/** At most that many characters, cut at a blank where one is near, with a sign that there was more. */
export function shorten(text: string, most: number): string {
  const characters = Array.from(text)
  if (characters.length <= most) return text
  const kept = characters.slice(0, most - 1).join('')
  const blank = kept.lastIndexOf(' ')
  return `${(blank > kept.length / 2 ? kept.slice(0, blank) : kept).trimEnd()}…`
}

/** The tree as a scaffold sees it: reads files and says what they become. */
export type Tree = { read: (file: string) => string; has: (file: string) => boolean }
export type Edits = { files: Readonly<Record<string, string>>; next: string }
export type Wish = { name: string; area: string | undefined }

/** Refuses a wish, with a sentence for the person who typed it. */
export class ScaffoldError extends Error {}

/** Puts a text before the first place of another one; the scaffold is out of date where there is no such place. */
export function before(text: string, place: string, added: string): string {
  const at = text.indexOf(place)
  if (at === -1) throw new Error(`The scaffold looks for ${JSON.stringify(place)} and does not find it.`)
  return text.slice(0, at) + added + text.slice(at)
}

/** The same, after the first place that follows another one. */
export function after(text: string, from: string, place: string, added: string): string {
  const start = text.indexOf(from)
  const at = start === -1 ? -1 : text.indexOf(place, start + from.length)
  if (at === -1)
    throw new Error(`The scaffold looks for ${JSON.stringify(from + place)} and does not find it.`)
  return text.slice(0, at + place.length) + added + text.slice(at + place.length)
}

export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function words(name: string): string {
  const spaced = kebab(name).replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

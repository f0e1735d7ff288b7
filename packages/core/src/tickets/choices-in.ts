import { parseJson } from '@foyer/contract/readers.ts'

/**
 * The choices in a text that joins them by commas (D-10). An option may contain commas itself, so the text is not simply
 * cut: it must be options from its beginning to its end. Undefined when something in it is none.
 */
export function choicesIn(text: string, options: readonly string[]): string[] | undefined {
  if (text.trim() === '') return []
  const listed = parseJson(text)
  if (Array.isArray(listed)) return listed.every(isText) ? listed : undefined

  // From the end: which option leads from each place to the end. A text is looked at once, whatever is in it.
  const leads = new Map<number, string>()
  for (let from = text.length; from >= 0; from--) {
    if (from > 0 && text[from - 1] !== ',') continue
    const name = options.find((option) => {
      const end = from + option.length
      const isWhole = end === text.length || (text[end] === ',' && leads.has(end + 1))
      return isWhole && text.startsWith(option, from)
    })
    if (name !== undefined) leads.set(from, name)
  }
  return follow(leads, text.length)
}

function follow(leads: ReadonlyMap<number, string>, end: number): string[] | undefined {
  const chosen: string[] = []
  for (let place = 0; place <= end;) {
    const name = leads.get(place)
    if (name === undefined) return undefined
    chosen.push(name)
    place += name.length + 1
  }
  return chosen
}

function isText(item: unknown): item is string {
  return typeof item === 'string'
}

import { fold } from '@foyer/core/words/fold.ts'

type Searched = { title: string; text: string }

/** Those that have every word that was typed: in the title first, as its beginning before all. */
export function searchCanned<R extends Searched>(replies: readonly R[], typed: string): R[] {
  const words = fold(typed).text.split(/\s+/).filter(Boolean)
  return replies
    .map((reply) => ({ reply, score: scoreOf(reply, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ reply }) => reply)
}

function scoreOf({ title, text }: Searched, words: readonly string[]): number {
  const [inTitle, inText] = [fold(title).text, fold(text).text]
  if (!words.every((word) => inTitle.includes(word) || inText.includes(word))) return 0
  if (words.length > 0 && inTitle.startsWith(words[0] ?? '')) return 3
  return words.every((word) => inTitle.includes(word)) ? 2 : 1
}

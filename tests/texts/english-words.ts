/** Little words that no language of ours but English is made of. */
const telling =
  /(?<!\p{L})(?:the|and|with|your|you|this|that|these|please|cannot|could|would|have|been|here|there|their|which|when|again|not|was|were|are|loaded|sent|wait|nothing)(?!\p{L})/giu

/** Words of English in a text of another language. `own`: those that the language has by chance as well. */
export function englishWords(words: string, own: readonly string[] = []): string[] {
  return (words.match(telling) ?? []).filter((word) => !own.includes(word.toLowerCase()))
}

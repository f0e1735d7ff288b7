const shortest = 3

/**
 * Words that somebody who knows a person would try: each text, its parts (of `ana@harbour.example`: ana, harbour, example),
 * and the parts joined. In lower case, each once.
 */
export function personalWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const lower = text.toLowerCase()
    const parts = lower.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
    return [lower, ...parts, parts.join('')]
  })
  return [...new Set(words)].filter((word) => word.length >= shortest)
}

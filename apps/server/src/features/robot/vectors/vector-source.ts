/** Turns texts into vectors of length one, in their order. Throws whatever goes wrong. */
export type VectorSource = {
  /** Vectors of different models are never compared. */
  model: string
  /** Undefined: it reads all languages. */
  languages: readonly string[] | undefined
  embed: (texts: readonly string[], deadlineMs: number) => Promise<number[][]>
}

export function readsLanguage({ languages }: Pick<VectorSource, 'languages'>, language: string): boolean {
  return languages?.includes(language) ?? true
}

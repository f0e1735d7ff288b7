import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

/** Each has a text `channels.editor.problem.<name>`. */
export type Problem = 'number' | 'colour' | 'address' | 'missing'

type Typed = {
  /** What somebody typed that cannot be saved, by field. It survives a change of the group. */
  texts: ReadonlyMap<string, string>
  keep: (id: string, text: string) => void
  forget: (prefix: string) => void
}

const TypedContext = createContext<Typed | undefined>(undefined)

export function TypedProvider({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const typed = useMemo<Typed>(
    () => ({
      texts,
      keep: (id, text) => setTexts((before) => new Map([...before, [id, text]])),
      forget: (prefix) =>
        setTexts((before) => {
          const rest = [...before].filter(([id]) => id !== prefix && !id.startsWith(`${prefix}.`))
          return rest.length === before.size ? before : new Map(rest)
        }),
    }),
    [texts],
  )
  return <TypedContext value={typed}>{children}</TypedContext>
}

export function useAllTyped(): Typed {
  const typed = useContext(TypedContext)
  if (!typed) throw new Error('no typed texts: this field belongs below a TypedProvider')
  return typed
}

type Options = {
  /** The setting, or the setting and the item of it. */
  id: string
  value: string
  problemOf: (text: string) => Problem | undefined
  onChange: (text: string) => void
}

/** A field of text that saves valid values only, and keeps the others on screen. */
export function useTyped({ id, value, problemOf, onChange }: Options) {
  const { texts, keep, forget } = useAllTyped()
  const kept = texts.get(id)
  const text = kept ?? value
  return {
    text,
    problem: kept === undefined ? undefined : problemOf(kept),
    type: (next: string): void => {
      if (problemOf(next)) return keep(id, next)
      forget(id)
      onChange(next)
    },
  }
}

import { createStore, type Store } from '@foyer/client/store.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { createContext, useContext, useState, type ReactNode } from 'react'

/** Each has a text `channels.editor.problem.<name>`. */
export type Problem = 'number' | 'colour' | 'address' | 'missing'

/** What somebody typed that cannot be saved, by field. It survives a change of the group. */
type Texts = ReadonlyMap<string, string>

const TypedContext = createContext<Store<Texts> | undefined>(undefined)

export function TypedProvider({ children }: { children: ReactNode }) {
  const [typed] = useState(() => createStore<Texts>(new Map()))
  return <TypedContext value={typed}>{children}</TypedContext>
}

function useTypedTexts(): Store<Texts> {
  const typed = useContext(TypedContext)
  if (!typed) throw new Error('no typed texts: this field belongs below a TypedProvider')
  return typed
}

export function useTypedCount(): number {
  return useStore(useTypedTexts(), ({ size }) => size)
}

/** Forgets what is typed in a field, or in the fields of a setting. */
export function useForget(): (prefix: string) => void {
  const typed = useTypedTexts()
  return (prefix) => {
    const before = typed.get()
    const rest = [...before].filter(([id]) => id !== prefix && !id.startsWith(`${prefix}.`))
    if (rest.length < before.size) typed.set(new Map(rest))
  }
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
  const typed = useTypedTexts()
  const forget = useForget()
  const kept = useStore(typed, (texts) => texts.get(id))
  const text = kept ?? value
  return {
    text,
    problem: kept === undefined ? undefined : problemOf(kept),
    type: (next: string): void => {
      if (problemOf(next)) return typed.set(new Map([...typed.get(), [id, next]]))
      forget(id)
      onChange(next)
    },
  }
}

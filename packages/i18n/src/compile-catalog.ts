import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

export type Texts = Readonly<Record<string, string>>
export type CompiledTexts = Record<string, CompiledMessage>

/** ICU texts into the tokens of `format-message.ts`. Later catalogues win: give the fallback first. Throws on bad ICU. */
export function compileCatalog(...texts: readonly Texts[]): CompiledTexts {
  return Object.fromEntries(
    Object.entries(mergeTexts(texts)).map(([key, text]) => [key, compileText(key, text)]),
  )
}

/** The names that a text wants filled, in alphabetical order. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(namesIn(compileMessageOrThrow(text)))].toSorted()
}

function mergeTexts(texts: readonly Texts[]): Texts {
  return texts.reduce((all, more) => ({ ...all, ...more }), {})
}

function compileText(key: string, text: string): CompiledMessage {
  try {
    const compiled = compileMessageOrThrow(text)
    const unknown = typesIn(compiled).find((type) => !argumentTypes.has(type))
    if (unknown !== undefined) throw new Error(`${JSON.stringify(unknown)} is not formatted`)
    return compiled
  } catch (cause) {
    throw new Error(`${key}: not an ICU message`, { cause })
  }
}

/** Argument types that `format-message.ts` supports, besides a bare name. */
const argumentTypes: ReadonlySet<unknown> = new Set(['number', 'plural'])

function namesIn(message: unknown): string[] {
  return argumentsIn(message).map(([name]) => String(name))
}

function typesIn(message: unknown): unknown[] {
  return argumentsIn(message).flatMap(([, type]) => type ?? [])
}

function argumentsIn(message: unknown): (readonly unknown[])[] {
  if (!isList(message)) return []
  return message.flatMap((token) => {
    if (!isList(token)) return []
    return [token, ...Object.values(token[2] ?? {}).flatMap((choice: unknown) => argumentsIn(choice))]
  })
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** The texts of a catalogue file. */
export function parseTexts(json: string): Texts {
  const value: unknown = JSON.parse(json)
  const entries = Object.entries(typeof value === 'object' ? (value ?? {}) : {})
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]))
}

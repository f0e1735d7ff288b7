import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

export type Texts = Readonly<Record<string, string>>
export type CompiledTexts = Record<string, CompiledMessage>

/** ICU texts into Lingui's tokens. Later catalogues win: give the fallback first. Throws on bad ICU. */
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
    return compileMessageOrThrow(text)
  } catch (cause) {
    throw new Error(`${key}: not an ICU message`, { cause })
  }
}

function namesIn(message: unknown): string[] {
  if (!isList(message)) return []
  return message.flatMap((token) => {
    if (!isList(token)) return []
    const [name, , choices] = token
    return [String(name), ...Object.values(choices ?? {}).flatMap((choice: unknown) => namesIn(choice))]
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

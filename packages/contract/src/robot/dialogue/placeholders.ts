/** What a visitor brings along, to be compared and filled in like a variable. */
export const factNames = ['visitor.language', 'visitor.verified', 'visitor.channel'] as const
export type VisitorFact = (typeof factNames)[number]
export type Facts = Readonly<Record<VisitorFact, string>>

/** `{{name}}` in a text stands for the value of a variable or a fact. No zod here: the interpreter reads it too. */
export const placeholder = /\{\{([a-zA-Z][a-zA-Z0-9.]{0,40})\}\}/g

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name)
}

/** Braces that were meant to be a placeholder and are none. */
export function hasBrokenPlaceholder(text: string): boolean {
  return /\{\{|\}\}/.test(text.replaceAll(placeholder, ''))
}

export function isFact(name: string): name is VisitorFact {
  return factNames.some((fact) => fact === name)
}

/** Facts about the visitor, which dialogues compare and insert like variables. */
export const factNames = [
  'visitor.language',
  'visitor.verified',
  'visitor.channel',
  /** The site's own name for a verified user; empty otherwise. */
  'visitor.siteUserId',
  'visitor.name',
  'visitor.email',
  'visitor.phone',
  /** Which of the three above are proved, joined by commas: a dialogue that gives something away compares it first. */
  'visitor.verifiedFacts',
  'visitor.page',
  'visitor.referrer',
  /** The group and the agent that the page of the last start names. */
  'visitor.groupId',
  'visitor.adminId',
] as const

/** Attributes from a page (C-39), by name. Always unverified. */
export const attributePrefix = 'visitor.attributes.'
export const attributeReference = /^visitor\.attributes\.[\w-]{1,64}$/

/** The site's own secret. Only the body of a request may name it; in every other place it is empty. */
export const tokenFact = 'visitor.customerToken'

type VisitorAttribute = `visitor.attributes.${string}`
type VisitorFact = (typeof factNames)[number] | VisitorAttribute | typeof tokenFact
export type Facts = Readonly<Record<(typeof factNames)[number], string>> & {
  readonly [attribute: VisitorAttribute]: string
} & { readonly [tokenFact]?: string }

/** `{{name}}` in a text stands for the value of a variable or a fact. No zod here: the interpreter reads it too. */
export const placeholder = /\{\{(visitor\.attributes\.[\w-]{1,64}|[a-zA-Z][a-zA-Z0-9.]{0,40})\}\}/g

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name)
}

/** Braces that were meant to be a placeholder and are none. */
export function hasBrokenPlaceholder(text: string): boolean {
  return /\{\{|\}\}/.test(text.replaceAll(placeholder, ''))
}

export function isFact(name: string): name is VisitorFact {
  return name === tokenFact || attributeReference.test(name) || factNames.some((fact) => fact === name)
}

/** Variables that a canned reply can contain. */
export const cannedVariables = [
  'visitor.name',
  'visitor.email',
  'visitor.phone',
  'agent.name',
  'channel.name',
] as const

export type CannedFacts = Record<(typeof cannedVariables)[number], string>

/** A place in a text that still waits for something. */
export type OpenVariable = { name: string; start: number; end: number }

const variable = /\{\{\s*([\p{L}\p{N}_.-]{1,40})\s*\}\}/gu

/** The text with what is known. What is unknown or empty stays as it is written: somebody is asked before it is sent. */
export function fillCanned(text: string, facts: CannedFacts): string {
  return text.replaceAll(variable, (whole, name: string) => (isKnown(name) && facts[name]) || whole)
}

export function openVariables(text: string): OpenVariable[] {
  return [...text.matchAll(variable)].map((match) => ({
    name: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function isKnown(name: string): name is keyof CannedFacts {
  return cannedVariables.some((known) => known === name)
}

import { textLimits } from '../../text-limits.ts'

/** How much a dialogue may hold, and how much of it may run before a visitor is asked again. */
export const dialogueLimits = {
  nodes: 200,
  phrases: 50,
  name: 100,
  text: textLimits.message,
  buttons: 20,
  buttonName: 80,
  fields: 20,
  cases: 20,
  comparisons: 10,
  bodyFields: 30,
  picks: 20,
  given: 20,
  /** Different variables of one dialogue, and letters in each: together they bound what a thread remembers. */
  variables: 50,
  variable: 1000,
  /** Letters that all variables together add to one text. */
  filledIn: textLimits.message,
  /** The whole dialogue as JSON. */
  letters: 256_000,
  /** Of one turn: from what a visitor did to the next question. */
  steps: 50,
  requests: 3,
  messages: 10,
  /** Other dialogues that one turn may jump to. */
  hops: 3,
} as const

import type { DialogueProblemCode } from '@foyer/contract/desk/dialogue-words.ts'

/** A problem of a dialogue, for the editor: the rule, the node and the subject. */
export type DialogueProblem = { code: ProblemCode; node?: string; about?: string }

export type ProblemCode = DialogueProblemCode

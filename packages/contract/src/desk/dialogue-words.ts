/** For the desk, without zod: browsers download it. */

/** `draft` was never published; `retired` was, and starts no longer. */
export const dialogueStatuses = ['draft', 'published', 'retired'] as const
export type DialogueStatus = (typeof dialogueStatuses)[number]

/** Problems that keep a dialogue from being published. */
export const dialogueProblemCodes = [
  /** Not the shape of a dialogue; `about` is the place in it. */
  'shape',
  'tooLarge',
  /** Control characters or half a character, which no database keeps. */
  'text.broken',
  'start.missing',
  'target.missing',
  'node.unreachable',
  /** Nodes that lead back to themselves without asking anything. */
  'loop.silent',
  /** A variable that is used where some way leads without giving it a value. */
  'variable.unset',
  'variable.tooMany',
  'placeholder.broken',
  /** The site's token in anything but the body of a request. */
  'token.misplaced',
  'phrase.repeated',
  'button.repeated',
  /** Two buttons that typed words cannot tell apart. */
  'button.sameName',
  'field.repeated',
  'field.noOptions',
  /** Not http(s), or something is to be filled in before the path. */
  'url.host',
  'body.onGet',
] as const
export type DialogueProblemCode = (typeof dialogueProblemCodes)[number]

/** Result of a simulated move. */
export const simulatedOutcomes = [
  'wait',
  'again',
  'request',
  'end',
  'leave',
  'repeat',
  'fail',
  'person',
  'document',
  'dialogue',
] as const
export type SimulatedOutcome = (typeof simulatedOutcomes)[number]

export const dialogueDeskLimits = {
  /** Dialogues of one robot, retired ones too. */
  dialogues: 200,
  /** Versions and conversations of one list. */
  versions: 100,
  conversations: 50,
  problems: 300,
  /** A whole dialogue with what else a request holds; characters may take three bytes. */
  bodyBytes: 900_000,
} as const

/** A problem of a dialogue, for the editor: the rule, the node and the subject. */
export type DialogueProblem = { code: ProblemCode; node?: string; about?: string }

export type ProblemCode =
  /** Not the shape of a dialogue; `about` is the place in it. */
  | 'shape'
  | 'tooLarge'
  /** Control characters or half a character, which no database keeps. */
  | 'text.broken'
  | 'start.missing'
  | 'target.missing'
  | 'node.unreachable'
  /** Nodes that lead back to themselves without asking anything. */
  | 'loop.silent'
  /** A variable that is used where some way leads without giving it a value. */
  | 'variable.unset'
  | 'variable.tooMany'
  | 'placeholder.broken'
  /** The site's token in anything but the body of a request. */
  | 'token.misplaced'
  | 'phrase.repeated'
  | 'button.repeated'
  /** Two buttons that typed words cannot tell apart. */
  | 'button.sameName'
  | 'field.repeated'
  | 'field.noOptions'
  /** Not http(s), or something is to be filled in before the path. */
  | 'url.host'
  | 'body.onGet'

/** The letter is the section: Screens, Data, Transitions, Validation, Permissions, Calls, errors (X), Konstants. */
const ID = /\b[SDTVPCXK]-\d\d\b/g

/** Every id that a test title names. A range is not expanded: a test carries what it says, word for word. */
export function idsIn(title: string): string[] {
  return [...new Set(title.match(ID) ?? [])]
}

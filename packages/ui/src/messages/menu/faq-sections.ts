import { numbered, type NumberedChoice } from '../choices/choice.ts'
import type { ContentFor } from '../message-kind.ts'

type Menu = ContentFor<'menu'>
type Entry = Menu['entries'][number]
type Questions = Entry['questions']

/** Questions under one name. `at` tells sections apart: ids of a server need not. */
export type Section = { at: number; name: string; questions: NumberedChoice[] }

/** S-13: one section for each group, or for an entry that has none. Entries that only lead elsewhere make none. */
export function sectionsOf(entries: readonly Entry[]): Section[] {
  return entries
    .filter((entry) => entry.opens !== 'link')
    .flatMap(({ id, name, groups, questions }) => [
      ...(questions.length > 0 || groups.length === 0
        ? [{ name, questions: asChoices(questions, id, name) }]
        : []),
      ...groups.map((group) => ({
        name: group.name,
        questions: asChoices(group.questions, group.id, group.name),
      })),
    ])
    .filter(({ questions }) => questions.length > 0)
    .map((section, at) => ({ ...section, at }))
}

/** S-13: the same as a flat list. */
export function questionsOf(entries: readonly Entry[]): NumberedChoice[] {
  return numbered(sectionsOf(entries).flatMap(({ questions }) => questions))
}

/** S-14: the series problems that stand below the tiles. */
export function seriesOf({ buttons }: Menu): NumberedChoice[] {
  return numbered(
    buttons.map(({ id, name }) => ({ name, asked: { itemId: id, button: { id, name }, click: 1 } })),
  )
}

/** An entry with nothing in it is itself the question: never a button that does nothing. */
function asChoices(questions: Questions, itemId: string, name: string): NumberedChoice[] {
  if (questions.length === 0) return numbered([{ name, asked: { itemId, click: 1 } }])
  return numbered(questions.map(({ question, docId }) => ({ name: question, asked: { docId, click: 1 } })))
}

import type { Asked } from '@foyer/core/robot/asked.ts'

/** Something a visitor can say with one press: its words, and what goes along with them. */
export type Choice = { name: string; asked: Asked }

export type NumberedChoice = Choice & { at: number }

/** A button without a word on it is no button. Names and ids may repeat, so that each is known by its place. */
export function numbered(choices: readonly Choice[]): NumberedChoice[] {
  return choices.filter(({ name }) => name.trim() !== '').map((choice, at) => ({ ...choice, at }))
}

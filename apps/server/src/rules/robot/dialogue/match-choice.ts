import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { sameWords } from './same-words.ts'
import type { Press } from './turn.ts'

type Button = NodeOf<'choices'>['buttons'][number]

/** The button that typed words mean: by its name, its number in the list, or the only one that begins so. */
export function typedButton(buttons: readonly Button[], text: string): Button | undefined {
  const typed = sameWords(text)
  if (!typed) return undefined
  const named = buttons.find(({ name }) => sameWords(name) === typed)
  const place = placeIn(typed)
  if (named || place !== undefined) return named ?? buttons[place ? place - 1 : -1]
  const begun =
    Array.from(typed).length > 1 ? buttons.filter(({ name }) => sameWords(name).startsWith(typed)) : []
  return begun.length === 1 ? begun[0] : undefined
}

/** The button that was pressed. What is bound to it is the dialogue's to say; a client only names it. */
export function pressedButton(buttons: readonly Button[], press: Press): Button | undefined {
  if (press.item) return buttons.find(({ id }) => id === press.item)
  if (press.bindCode)
    return buttons.find(({ bind }) => bind?.code === press.bindCode && bind.value === press.bindValue)
  return buttons.find(({ name }) => sameWords(name) === sameWords(press.name))
}

/** A number in the digits of any script, as 2, ２ or ٢. */
function placeIn(text: string): number | undefined {
  return /^\p{Nd}{1,2}$/u.test(text) ? Number(Array.from(text, digitOf).join('')) : undefined
}

/** The digits of a script stand in a row from nought to nine. */
function digitOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

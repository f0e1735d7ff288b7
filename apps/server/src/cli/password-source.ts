import { randomInt } from 'node:crypto'
import type { Env, Option } from './command.ts'

export const passwordOption = {
  type: 'boolean',
  about: 'read the password from standard input',
} as const satisfies Option

export const passwordAbout = `The password comes from standard input (--password-stdin) or FOYER_PASSWORD; without either, one
is made and printed once.`

export type ChosenPassword = { password: string; isGenerated: boolean }

/** The password that an operator gives, or a new one. Whoever uses it looks at its strength (`assertStrong`). */
export async function choosePassword(
  fromInput: boolean,
  { env, readInput }: { env: Env; readInput: () => Promise<string> },
): Promise<ChosenPassword> {
  const given = fromInput ? (await readInput()).replace(/\r?\n$/, '') : env['FOYER_PASSWORD']
  return given === undefined ? newPassword() : { password: given, isGenerated: false }
}

/** Without letters and digits that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 100 random bits in groups that can be read out. */
export function newPassword(): ChosenPassword {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return { password: [group(), group(), group(), group()].join('-'), isGenerated: true }
}

import type { HostLook, HostTheme } from '@foyer/contract/host/settings.ts'
import { failure } from '../failure.ts'
import { isString, oneOf } from '../frame/read-answer.ts'
import type { Command } from '../chat.ts'
import { fieldsOf, longest, maybeText } from './checks.ts'
import { userFields, userWith } from './user-of.ts'

/** Valid values of the launcher's settings. HTML attributes are strings, so numbers may be strings too. */
const isRight: { [N in keyof HostLook]-?: (value: unknown) => boolean } = {
  label: (value) => isString(value) && value.length <= 40,
  icon: (value) => isString(value) && value.length <= 16,
  size: (value) => isWithin(value, 44, 96),
  offsetX: (value) => isWithin(value, 0, 400),
  offsetY: (value) => isWithin(value, 0, 400),
}
const names = ['label', 'icon', 'size', 'offsetX', 'offsetY'] as const

/**
 * The part of an update that is about the launcher; nothing stands for what the channel says. Half of it would be wrong,
 * so one wrong value refuses all.
 */
export function lookOf(fields: Readonly<Record<string, unknown>>): HostLook {
  const said = names.filter((name) => name in fields)
  if (said.some((name) => fields[name] != null && !isRight[name](fields[name]))) throw failure('invalid')
  return Object.fromEntries(said.map((name) => [name, fields[name] ?? null]))
}

function isWithin(value: unknown, least: number, most: number): boolean {
  const number = isString(value) && value !== '' ? Number(value) : value
  return typeof number === 'number' && number >= least && number <= most
}

/** An empty one gives the choice back to channel and browser. */
export const setLocale: Command = async (chat, said) => {
  const locale = maybeText(said, longest.locale) ?? ''
  chat.remembered.locale = locale
  chat.tell({ do: 'locale', locale })
  // The launcher may have done it already.
  if (chat.settings.locale === locale) return
  chat.settings.locale = locale
  await chat.refreshLine()
}

const isTheme = oneOf<HostTheme>(['light', 'dark', 'auto'])

export const setTheme: Command = (chat, theme) => {
  if (!isTheme(theme)) throw failure('invalid')
  chat.remembered.theme = theme
  chat.tell({ do: 'theme', theme })
}

export const update: Command = (chat, said) => {
  const fields = fieldsOf(said)
  const look = lookOf(fields)
  const user = userWith(chat.remembered.user, fields)
  const isAboutUser = [...userFields, 'attributes'].some((name) => fields[name] !== undefined)
  if (isAboutUser || Object.keys(look).length === 0) {
    chat.remembered.user = user
    chat.tell({ do: 'update', user })
  }
  const before: object = { ...chat.settings.look }
  const after = { ...before, ...look }
  // The launcher may have done it already.
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  chat.settings.look = after
  return chat.refreshLine()
}

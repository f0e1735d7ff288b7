import { fieldsOf } from './checks.ts'
import type { Command } from './command.ts'
import { lookOf } from './look-of.ts'
import { userFields, userWith } from './user-of.ts'

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

import type { HostUser } from '@foyer/contract/host/user.ts'
import { fieldsOf, maybeText } from './checks.ts'
import type { Command } from './command.ts'

const longest = { userName: 200, phone: 200, email: 200, locale: 16 } satisfies Record<keyof HostUser, number>

export const update: Command = (chat, said) => {
  const fields = fieldsOf(said)
  const user: HostUser = { ...chat.remembered.user }
  for (const name of ['userName', 'phone', 'email', 'locale'] as const)
    user[name] = maybeText(fields[name], longest[name]) ?? user[name]
  chat.remembered.user = user
  chat.tell({ do: 'update', user })
}

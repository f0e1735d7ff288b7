import { maybeFields, maybeText } from './checks.ts'
import type { Command } from './command.ts'

export const transfer: Command = async (chat, said) => {
  const { group, agent } = maybeFields(said)
  const wish = { groupId: maybeText(group, 64), adminId: maybeText(agent, 64) }
  await chat.open()
  await chat.ask({ do: 'transfer', ...wish })
}

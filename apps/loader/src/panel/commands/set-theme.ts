import type { HostTheme } from '@foyer/contract/host/settings.ts'
import { failure } from '../failure.ts'
import { oneOf } from '../frame/read-answer.ts'
import type { Command } from './command.ts'

const isTheme = oneOf<HostTheme>(['light', 'dark', 'auto'])

export const setTheme: Command = (chat, theme) => {
  if (!isTheme(theme)) throw failure('invalid')
  chat.remembered.theme = theme
  chat.tell({ do: 'theme', theme })
}

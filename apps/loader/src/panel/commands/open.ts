import type { HostView } from '@foyer/contract/host/settings.ts'
import { failure } from '../failure.ts'
import { oneOf } from '../frame/read-answer.ts'
import { maybeFields, maybeText } from './checks.ts'
import type { Command } from './command.ts'

const isView = oneOf<HostView>(['chat', 'leave-message'])

export const open: Command = async (chat, said) => {
  const { draft, view } = maybeFields(said)
  const text = maybeText(draft, 4000)
  if (view !== undefined && !isView(view)) throw failure('invalid')
  await chat.open()
  if (view) await chat.ask({ do: 'view', view })
  if (text) await chat.ask({ do: 'draft', text })
}

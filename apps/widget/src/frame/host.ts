import type { VisitorApi } from '@foyer/contract/api.ts'
import type { CommandOf, FrameCommandName } from '@foyer/contract/host/commands.ts'
import type { HostEvent, HostFailure } from '@foyer/contract/host/events.ts'
import type { Client } from '@foyer/client/client.ts'
import type { Chat } from '../session/chat.ts'
import type { Surface } from './surface.ts'

/** Dependencies of the host page's commands. */
export type Host = {
  chat: FramedChat
  client: Pick<Client<VisitorApi>, 'resetInfo' | 'identify' | 'channelInfo'>
  surface: Surface
  now: () => number
  newId: () => string
  tell: (event: HostEvent) => void
}

export type FramedChat = Pick<Chat, 'session' | 'params' | 'frame'>

/** `after`: what is left to do once the page has its answer. */
export type Outcome = HostFailure | { value?: unknown; after?: () => void }

export type Command<D extends FrameCommandName> = (
  command: CommandOf<D>,
  host: Host,
) => Outcome | Promise<Outcome>

export const done: Outcome = {}

import {
  decodeCommand,
  type CommandOf,
  type FrameCommand,
  type FrameCommandName,
} from '@foyer/contract/host/commands.ts'
import { count, isFields } from '@foyer/contract/readers.ts'
import { hostTiming } from '@foyer/core/timing.ts'
import { card, draft, get, resume, send, transfer, view } from './commands/conversation.ts'
import { identify, page, reset, update } from './commands/visitor.ts'
import { locale, shown, theme } from './commands/display.ts'
import type { Command, Host, Outcome } from './host.ts'
import { createLimit } from './limit.ts'
import type { Reply } from './line.ts'
import type { HostFailure } from '@foyer/contract/host/events.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { SessionStore } from '../session/store.ts'

type Entered = Extract<HostFailure, 'unavailable'> | 'in'

/** Queues commands, in order and without a timeout, until there is a conversation. */
function createWaitingRoom({ get, subscribe }: Pick<SessionStore, 'get' | 'subscribe'>) {
  const waiting: ((entered: Entered) => void)[] = []

  subscribe(() => {
    const entered = standing(get())
    if (entered) for (const go of waiting.splice(0)) go(entered)
  })

  return {
    enter: (): Promise<Entered> => {
      const entered = standing(get())
      if (entered) return Promise.resolve(entered)
      return new Promise((resolve) => {
        waiting.push(resolve)
      })
    },
  }
}

function standing({ visitor, mode }: SessionState): Entered | undefined {
  if (visitor) return 'in'
  return mode.name === 'lost' ? 'unavailable' : undefined
}

/** Handlers of the host page's commands. A new command does not compile without a handler. */
const commands: { [D in FrameCommandName]: Command<D> } = {
  shown,
  resume,
  draft,
  view,
  send,
  card,
  transfer,
  update,
  identify,
  locale,
  theme,
  page,
  reset,
  get,
}

/** These need no conversation: they are about the frame, or about what it knows. */
const atOnce: ReadonlySet<FrameCommandName> = new Set(['shown', 'resume', 'locale', 'theme', 'reset', 'get'])

/** Limit of unfinished commands. Further commands fail with `notReady`. */
const most = 100

/** Reads what came through the port, does it when its time has come, and answers by its id. */
export function createCommands(host: Host) {
  const mayAsk = createLimit(hostTiming.commands, host.now)
  const room = createWaitingRoom(host.chat.session)
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function run(command: FrameCommand): Promise<Outcome> {
    if (atOnce.has(command.do)) return act(command.do, command, host)
    if (waiting >= most) return 'notReady'
    waiting += 1
    const outcome = inTurn(turn, command)
    // Commands after `identify` belong to the identified visitor, so they wait for it.
    if (command.do === 'identify') turn = outcome.then(untilGone)
    return outcome.finally(() => {
      waiting -= 1
    })
  }

  async function inTurn(before: Promise<unknown>, command: FrameCommand): Promise<Outcome> {
    await before
    const entered = await room.enter()
    return entered === 'in' ? act(command.do, command, host) : entered
  }

  return {
    run,
    hear: async (said: unknown, reply: Reply): Promise<void> => {
      const id = isFields(said) ? count(said, 'id') : 0
      if (id === 0) return
      if (!mayAsk()) return reply({ type: 'failed', id, reason: 'tooMany' })
      const command = decodeCommand(said)
      const outcome = command ? await run(command) : 'invalid'
      if (typeof outcome === 'string') return reply({ type: 'failed', id, reason: outcome })
      reply({ type: 'done', id, value: outcome.value })
      outcome.after?.()
    },
  }
}

/** A page that is about to start over does nothing more. */
function untilGone(outcome: Outcome): Promise<void> {
  const isGoing = typeof outcome === 'object' && outcome.after !== undefined
  return isGoing ? new Promise(() => undefined) : Promise.resolve()
}

function act<D extends FrameCommandName>(name: D, command: FrameCommand & CommandOf<D>, host: Host) {
  return commands[name](command, host)
}

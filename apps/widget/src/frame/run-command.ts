import { decodeCommand } from '@foyer/contract/host/command-codec.ts'
import type { CommandOf, FrameCommand, FrameCommandName } from '@foyer/contract/host/commands.ts'
import { count, isFields } from '@foyer/contract/readers.ts'
import { hostTiming } from '@foyer/core/timing.ts'
import { card } from './commands/card.ts'
import { draft } from './commands/draft.ts'
import { get } from './commands/get.ts'
import { identify } from './commands/identify.ts'
import { locale } from './commands/locale.ts'
import { page } from './commands/page.ts'
import { resume } from './commands/resume.ts'
import { reset } from './commands/reset.ts'
import { send } from './commands/send.ts'
import { shown } from './commands/shown.ts'
import { theme } from './commands/theme.ts'
import { transfer } from './commands/transfer.ts'
import { update } from './commands/update.ts'
import { view } from './commands/view.ts'
import type { Command, Host, Outcome } from './host.ts'
import { createLimit } from './limit.ts'
import type { Reply } from './line.ts'
import { createWaitingRoom } from './waiting-room.ts'

/** What the page around us may ask. A new command does not compile until it has a row. */
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

/** Whoever asks more than this before the first of it is done is told so. */
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
    // What follows a proof of who somebody is belongs to whoever that is.
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

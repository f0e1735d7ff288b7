import type { Handover, Run } from '../handover.ts'
import { createChat } from './chat.ts'
import { commands, isVerb } from './commands/table.ts'
import { warnOfVerb } from './commands/warn-of-verb.ts'
import { failure, ignoreFailure } from './failure.ts'

/** Somebody points at the launcher, or the site wants something of the chat: from here on, this is its end. */
export function takeOver(handover: Handover): Run {
  const chat = createChat(handover)
  const run: Run = ([verb, ...rest], resolve, reject) => {
    if (!isVerb(verb)) {
      warnOfVerb(verb)
      handover.button.ariaBusy = null
      reject(failure('invalid'))
    } else new Promise((done) => done(commands[verb](chat, ...rest))).then(resolve, reject)
  }
  for (const said of handover.kept) run(said, ignoreFailure, ignoreFailure)
  // A command that needs the frame brings it; a misspelt one must not.
  if (handover.button.matches(':hover, :focus') || chat.hasTrace()) chat.connect().catch(ignoreFailure)
  return run
}

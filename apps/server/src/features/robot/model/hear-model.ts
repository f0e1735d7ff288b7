import { estimatedTokens, type TokenCount } from '../../../rules/robot/model/cost.ts'
import type { Prompt } from '../../../rules/robot/model/prompt.ts'
import { readAnswer, type Reading, type Refusal } from '../../../rules/robot/model/read-answer.ts'
import type { ModelSettings } from '../../../rules/robot/model/settings.ts'
import type { Clock } from '../../../platform/clock.ts'
import { pushDueInMs } from '../../../rules/robot/model/push-due.ts'
import { type ModelClient, readPieces, type ReadingEnd } from './model-client.ts'

/** Calls `look` for a text that grows: at once for its beginning, then now and then, and for its last piece too. */
function createGrowthPace(clock: Clock, look: () => void) {
  let timer: NodeJS.Timeout | undefined
  let length = 0
  let pushedLength = 0
  let lookedAt = 0

  function run(): void {
    clearTimeout(timer)
    timer = undefined
    lookedAt = clock.now()
    pushedLength = length
    look()
  }

  return {
    grew(to: number): void {
      length = to
      const dueInMs = pushDueInMs({ sinceMs: clock.now() - lookedAt, pushedLength, length })
      if (dueInMs === undefined) return
      if (dueInMs === 0) run()
      else timer ??= setTimeout(run, dueInMs)
    },
    stop: (): void => clearTimeout(timer),
  }
}

type Shown = Extract<Reading, { state: 'shown' }>

/** Why there is no answer of the model. `cut`: it ran out of tokens in the middle. */
export type NoAnswer = Refusal | 'slow' | 'broken' | 'cut' | 'cancelled'

export type Heard = { tokens: TokenCount } & ({ answer: Shown } | { answer: undefined; why: NoAnswer })

type Options = {
  client: ModelClient
  settings: ModelSettings
  prompt: Prompt
  mark: string
  cancel: AbortSignal
  clock: Clock
  onGrown: (reading: Shown) => void
  onBroken: (kind: string) => void
}

/** Lets the model speak to its end, or to the point where it is known that it is no answer. */
export async function hearModel(options: Options): Promise<Heard> {
  const { client, settings, prompt, mark, cancel, clock, onGrown, onBroken } = options
  const { endpoint, limits } = settings
  const { cited } = prompt
  let raw = ''
  let finish: string | undefined
  let usage: TokenCount | undefined
  let refused: Refusal | undefined

  const pace = createGrowthPace(clock, () => {
    const reading = readAnswer(raw, { cited, mark, isWhole: false })
    if (reading.state === 'shown') onGrown(reading)
    if (reading.state === 'refused') refused = reading.why
  })

  const end = await readPieces({
    limits,
    cancel,
    onBroken,
    open: (signal) =>
      client({ endpoint, prompt, answerTokens: limits.answerTokens, timeoutMs: limits.totalMs }, signal),
    onPiece: (piece) => {
      raw += piece.text
      finish = piece.finish ?? finish
      usage = piece.usage ?? usage
      pace.grew(raw.length)
      return refused === undefined
    },
  })
  pace.stop()

  const tokens = usage ?? {
    read: estimatedTokens(prompt.system + prompt.user),
    written: estimatedTokens(raw),
  }
  if (refused) return { tokens, answer: undefined, why: refused }
  const why = failureOf(end, finish)
  if (why) return { tokens, answer: undefined, why }
  const whole = readAnswer(raw, { cited, mark, isWhole: true })
  if (whole.state === 'shown') return { tokens, answer: whole }
  return { tokens, answer: undefined, why: whole.state === 'refused' ? whole.why : 'unanswered' }
}

/** Ends that are none: what was said before them is half an answer. Words for a good end differ among servers. */
const noEnds = ['length', 'content_filter', 'tool_calls', 'function_call', '']

/** A stream without a word about its end was cut off on its way; one with it may hang as it likes. */
export function failureOf(end: ReadingEnd, finish: string | undefined): NoAnswer | undefined {
  if (end === 'cancelled') return end
  if (finish === 'length') return 'cut'
  if (finish !== undefined) return noEnds.includes(finish) ? 'broken' : undefined
  return end === 'slow' ? end : 'broken'
}

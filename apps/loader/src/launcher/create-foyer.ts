import type { Call, Foyer, Run, Settings, Speak } from '../handover.ts'

/** `window.Foyer`: finds the channel that a call is for, or keeps the call until that channel begins. */
export function createFoyer(
  settings: Partial<Settings>,
  waiting: Call[],
  begin: (slot: number) => Run,
): Foyer {
  // No names that every object has.
  const channels: Record<string, Run | null> = { __proto__: null }
  let slots = 0
  let first: string

  const run: Run = (said, resolve, reject, channel = first) => {
    if (said[0] === 'boot') {
      const given: Partial<Settings> = Object.assign({}, settings, said[1])
      channel = given.channel
      if (!channel) return reject(Error('invalid'))
      first ??= channel
      said = ['boot', given]
      channels[channel] ??= begin(slots++)
    }
    const wait: Run = (...call) => waiting.push(call)
    ;(channels[channel] ?? wait)(said, resolve, reject, channel)
    if (said[0] === 'boot') catchUp()
  }
  const catchUp = () => waiting.splice(0).forEach((call) => run(...call))

  const speak =
    (channel?: string): Speak =>
    (...said) => {
      const answer = new Promise((resolve, reject) => run(said, resolve, reject, channel))
      // Callers that ignore the promise must not cause an unhandled rejection in the console.
      answer.catch(() => {})
      return answer
    }

  if (settings.channel) void speak()('boot')
  catchUp()
  return Object.assign(speak(), { channel: speak })
}

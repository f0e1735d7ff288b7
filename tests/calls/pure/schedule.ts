import fc from 'fast-check'
import type { Weather } from './network.ts'

const place = fc.nat({ max: 2 })
const media = fc.constantFrom('voice' as const, 'video' as const)
const wait = fc.oneof(fc.constant(0), fc.nat({ max: 1_500 }), fc.nat({ max: 12_000 }))
/** A cut of a moment, and one that outlasts every patience. */
const span = fc.oneof(fc.nat({ max: 4_000 }), fc.nat({ max: 45_000 }))

/** One thing that somebody does, or that goes wrong, and how long nothing else does. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('talk'), place, media, wait }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('start'), place, media, wait }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bothStart'), media, wait }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('accept'), place, media, wait }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline'), place, wait }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hangUp'), place, wait }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reload'), place, span, wait }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cut'), place, span, wait }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cutMedia'), span, wait }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mute'), place, wait }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('toVoice'), place, wait }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dismiss'), place, wait }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('closeThread'), wait }) },
) satisfies fc.Arbitrary<{ do: string; wait: number }>

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

export const schedule = fc.array(step, { minLength: 1, maxLength: 25, size: 'max' })
export const seed = fc.integer()
export const weather: fc.Arbitrary<Weather> = fc.record({
  lossPercent: fc.constantFrom(0, 10, 40),
  isBlind: fc.boolean(),
})

import fc from 'fast-check'

/** How many act at once. */
export const actors = 8
export const guestCount = 6

const who = { actor: fc.nat({ max: actors - 1 }), guest: fc.nat({ max: guestCount - 1 }) }
const agent = fc.nat({ max: 2 })
const groupId = fc.constantFrom('g1', 'g2')

/** One thing that somebody does. `arrive` comes more often: everything else needs somebody to happen to. */
export const act = fc.oneof(
  {
    arbitrary: fc.record({ ...who, do: fc.constant('arrive' as const), groupId, agent: fc.option(agent) }),
    weight: 4,
  },
  { arbitrary: fc.record({ ...who, do: fc.constantFrom('giveUp' as const, 'timeOut' as const) }), weight: 1 },
  { arbitrary: fc.record({ ...who, do: fc.constantFrom('refuse' as const, 'close' as const) }), weight: 3 },
  { arbitrary: fc.record({ ...who, do: fc.constantFrom('leave' as const, 'reply' as const) }), weight: 2 },
  { arbitrary: fc.record({ ...who, do: fc.constant('handToAgent' as const), agent }), weight: 1 },
  { arbitrary: fc.record({ ...who, do: fc.constant('handToGroup' as const), groupId }), weight: 1 },
  {
    arbitrary: fc.record({ ...who, do: fc.constantFrom('vanish' as const, 'comeBack' as const), agent }),
    weight: 2,
  },
)

export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

export const plan = fc.record({
  limits: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 3, maxLength: 3 }),
  acts: fc.array(act, { minLength: 8, maxLength: 32 }),
})
export type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never

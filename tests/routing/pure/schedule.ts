import fc from 'fast-check'

const visitor = fc.nat({ max: 5 })
const agent = fc.integer({ min: 1, max: 4 })
const group = fc.constantFrom('g1', 'g2')

/** One thing that somebody does. */
export const step = fc.oneof(
  fc.record({ do: fc.constant('arrive'), visitor, group, wanted: fc.option(agent) }),
  fc.record({ do: fc.constant('giveUp'), visitor }),
  fc.record({ do: fc.constant('overflow'), visitor }),
  fc.record({ do: fc.constant('close'), visitor }),
  fc.record({ do: fc.constant('timeOut'), visitor }),
  fc.record({ do: fc.constant('refuse'), visitor }),
  fc.record({ do: fc.constant('handToAgent'), visitor, agent }),
  fc.record({ do: fc.constant('handToGroup'), visitor, group }),
  fc.record({ do: fc.constant('take'), visitor, agent }),
  fc.record({ do: fc.constant('vanish'), agent }),
  fc.record({ do: fc.constant('comeBack'), agent }),
  fc.record({ do: fc.constant('goAway'), agent }),
) satisfies fc.Arbitrary<{ do: string }>

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

export const limits = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 })
export const schedule = fc.array(step, { maxLength: 40 })

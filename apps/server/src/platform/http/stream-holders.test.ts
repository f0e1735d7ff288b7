import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStreamHolders, type StreamHolder } from './stream-holders.ts'

const caps = { perVisitor: 2, perAgent: 3, perAddress: 5, perNode: 8 }

type Named = { id: number; holder: StreamHolder }

function given() {
  const holders = createStreamHolders<Named>(caps)
  let id = 0
  function add(holder: StreamHolder): { stream: Named; gone: number[] } {
    const stream = { id: (id += 1), holder }
    return { stream, gone: holders.add(stream, holder).map(({ stream: evicted }) => evicted.id) }
  }
  return { holders, add }
}

const visitor = (name: string, address = 'a'): StreamHolder => ({ kind: 'visitor', name, address })
const agent = (name: string, address = 'a'): StreamHolder => ({ kind: 'agent', name, address })

it('a visitor’s oldest stream makes room for the newest', () => {
  const { add } = given()
  expect([add(visitor('v')), add(visitor('v')), add(visitor('v'))].map(({ gone }) => gone)).toEqual([
    [],
    [],
    [1],
  ])
})

it('streams of a visitor and of an agent with the same name are counted apart', () => {
  const { add } = given()
  const gone = [visitor('1'), visitor('1'), agent('1'), agent('1'), agent('1')].map(
    (holder) => add(holder).gone,
  )
  expect(gone.flat()).toEqual([])
})

it('an address’s oldest stream makes room, whosever it is, and other addresses notice nothing', () => {
  const { add } = given()
  add(visitor('elsewhere', 'b'))
  for (const name of ['1', '2', '3', '4', '5']) expect(add(visitor(name)).gone).toEqual([])
  expect(add(visitor('6')).gone).toEqual([2])
})

it('a stream that left counts no more', () => {
  const { holders, add } = given()
  const { stream } = add(visitor('v'))
  add(visitor('v'))
  holders.remove(stream)
  holders.remove(stream)
  expect(add(visitor('v')).gone).toEqual([])
  expect(holders.size()).toBe(2)
})

it('whatever comes and goes, no cap is passed and only the oldest are taken', () => {
  const anyHolder = fc.record({
    kind: fc.constantFrom('visitor' as const, 'agent' as const),
    name: fc.constantFrom('1', '2', '3'),
    address: fc.constantFrom('a', 'b'),
  })
  const anyStep = fc.oneof(
    anyHolder.map((holder) => ({ holder })),
    fc.nat(20).map((leaves) => ({ leaves })),
  )
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const { holders, add } = given()
      for (const step of steps) {
        const open = [...holders.all()]
        if ('leaves' in step) {
          const leaving = open[step.leaves]
          if (leaving) holders.remove(leaving)
          continue
        }
        const { holder } = step
        const { gone } = add(holder)
        const own = open.filter(
          (each) => each.holder.kind === holder.kind && each.holder.name === holder.name,
        )
        const near = open.filter((each) => each.holder.address === holder.address)
        // The oldest of the address may have gone already, as the holder's own oldest.
        for (const id of gone) expect([own[0]?.id, near[0]?.id, near[1]?.id]).toContain(id)
      }
      for (const { holder } of holders.all()) {
        const all = [...holders.all()]
        const own = all.filter((each) => each.holder.kind === holder.kind && each.holder.name === holder.name)
        expect(own.length).toBeLessThanOrEqual(holder.kind === 'visitor' ? caps.perVisitor : caps.perAgent)
        const near = all.filter((each) => each.holder.address === holder.address)
        expect(near.length).toBeLessThanOrEqual(caps.perAddress)
      }
    }),
  )
})

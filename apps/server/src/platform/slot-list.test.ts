import { expect, it } from 'vitest'
import { createSlotList } from './slot-list.ts'

const item = (name: string) => ({ name })

function namesIn(list: ReturnType<typeof createSlotList<{ name: string }>>): string[] {
  const names: string[] = []
  list.forEach(({ name }) => names.push(name))
  return names.toSorted()
}

it('has what was added and not removed', () => {
  const list = createSlotList<{ name: string }>()
  const [one, two] = [item('one'), item('two')]
  const slot = list.add(one)
  list.add(two)
  list.remove(slot, one)
  expect(namesIn(list)).toEqual(['two'])
  expect(list.size()).toBe(1)
})

it('gives a free slot to the next item, and grows only with the items that are there together', () => {
  const list = createSlotList<{ name: string }>()
  const slots = Array.from({ length: 100 }, (_, i) => {
    const each = item(String(i))
    const slot = list.add(each)
    list.remove(slot, each)
    return slot
  })
  expect(new Set(slots)).toEqual(new Set([0]))
})

it('does not remove the next owner of a slot', () => {
  const list = createSlotList<{ name: string }>()
  const [one, two] = [item('one'), item('two')]
  const slot = list.add(one)
  list.remove(slot, one)
  expect(list.add(two)).toBe(slot)
  list.remove(slot, one)
  expect(namesIn(list)).toEqual(['two'])
})

it('lets items be removed while all are visited', () => {
  const list = createSlotList<{ name: string }>()
  for (const name of ['one', 'two', 'three']) list.add(item(name))
  list.forEach((each, slot) => list.remove(slot, each))
  expect(list.size()).toBe(0)
})

import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { describe, expect, it } from 'vitest'
import { addStep, newStep, newStepId, removeStep, setTarget, stepKinds, stepOf } from './edit-steps.ts'
import { outcomesOf, withTarget } from './outcomes.ts'
import { stepOrder } from './step-order.ts'
import { changed, opened, redone, undone } from './undo.ts'

describe('steps', () => {
  it('each kind has outcomes that can all be led elsewhere', () => {
    for (const kind of stepKinds) {
      const node = newStep(kind, 'i')
      for (const { key } of outcomesOf(node))
        expect(outcomesOf(withTarget(node, key, 'there')).find((one) => one.key === key)?.to).toBe('there')
    }
  })

  it('a message that leads nowhere ends the dialogue; an unknown outcome changes nothing', () => {
    const node = newStep('say', 'i')
    expect(withTarget(withTarget(node, 'next', 'a'), 'next', '')).toEqual(node)
    expect(withTarget(node, 'fails', 'a')).toEqual(node)
  })

  it('a removed step leaves no way to it, and the others as they are', () => {
    const after = removeStep(orderDialogue, 'person')
    expect(stepOf(after, 'person')).toBeUndefined()
    const targets = Object.values(after.nodes).flatMap((node) => outcomesOf(node).map(({ to }) => to))
    expect(targets).not.toContain('person')
    expect(after.nodes['sent']).toEqual(orderDialogue.nodes['sent'])
    expect(removeStep(orderDialogue, 'topic').start).toBe('')
  })

  it('names of prototypes are not steps until they are added', () => {
    expect(stepOf(orderDialogue, 'constructor')).toBeUndefined()
    const added = addStep(orderDialogue, 'constructor', newStep('say', 'i'))
    expect(stepOf(added, 'constructor')).toBeDefined()
    expect(setTarget(orderDialogue, 'toString', 'next', 'topic')).toEqual(orderDialogue)
  })

  it('a new step gets the first free id, and starts a dialogue without steps', () => {
    const empty = { ...orderDialogue, start: '', nodes: {} }
    const one = addStep(empty, newStepId(empty), newStep('say', 'i'))
    expect(one.start).toBe('step-1')
    expect(newStepId(one)).toBe('step-2')
  })
})

it('the order follows the ways, comes to an end in circles, and names every step once', () => {
  const order = stepOrder(orderDialogue)
  expect(order.slice(0, 4)).toEqual(['topic', 'number', 'known', 'which'])
  expect(order.toSorted()).toEqual(Object.keys(orderDialogue.nodes).toSorted())
  const loose = addStep(addStep(orderDialogue, 'step-10', newStep('say', 'i')), 'step-9', newStep('say', 'i'))
  expect(stepOrder(loose).slice(-2)).toEqual(['step-9', 'step-10'])
})

it('undo and redo walk through the changes; typing in one field is one change', () => {
  let state = changed(opened('a'), 'b', false)
  state = changed(state, 'bc', true)
  expect(undone(state)?.present).toBe('a')
  expect(redone(undone(state) ?? state)?.present).toBe('bc')
  expect(undone(opened('a'))).toBeUndefined()
  expect(redone(changed(undone(state) ?? state, 'd', false))).toBeUndefined()
})

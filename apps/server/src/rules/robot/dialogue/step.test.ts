import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { describe, expect, it } from 'vitest'
import { linesOf, playDialogue } from './dialogue-player.ts'

type Nodes = Dialogue['nodes']
const topic = 'What would you like to know about your order?'
const number = 'Which order is it about?'

describe('the example, played', () => {
  it('D-08 asks with buttons, then with a form, then answers by a condition', () => {
    const play = playDialogue(orderDialogue)
    const started = play.start()
    expect(started.outcome).toEqual({ do: 'wait' })
    expect(started.says[0]?.content).toMatchObject({
      kind: 'buttons',
      nodeId: 'order.topic',
      buttons: [
        { id: 'late', bindCode: 'topic', bindValue: 'late' },
        { id: 'change' },
        { id: 'else', bindCode: '' },
      ],
    })
    const form = play.press('topic', 'late')
    expect(form.says).toMatchObject([{ step: 'order.number', content: { kind: 'form', submitted: false } }])
    const answered = play.submit('number', { order: ' A-7 ' })
    expect(linesOf(answered)).toEqual([
      '<p>Order <b>A-7</b> is on its way and arrives within two days.</p>',
      'Does that help?',
    ])
    expect(answered.says[1]?.content).toMatchObject({
      kind: 'rich',
      answers: [
        { nodeId: 'order.helped', source: 'flow', buttons: [{ id: 'yes', name: 'Yes' }, { id: 'no' }] },
      ],
    })
    expect(play.type('yes').outcome).toEqual({ do: 'end' })
  })

  it('the way depends on what was chosen before', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    play.press('topic', 'change')
    const { says, outcome } = play.submit('number', { order: 'a-7' })
    expect(linesOf({ says })[0]).toContain('has left already')
    expect(outcome).toEqual({ do: 'person' })
  })

  it('a form is answered once', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    play.press('topic', 'late')
    play.submit('number', { order: 'A-7' })
    const state = play.state()
    expect(play.submit('number', { order: 'A-7' })).toMatchObject({ says: [], outcome: { do: 'leave' } })
    expect({ ...play.state(), turn: state.turn }).toEqual(state)
  })

  it('an empty answer to what is required is asked for again', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    play.press('topic', 'late')
    const again = play.submit('number', { order: '  ' })
    expect(again.outcome).toEqual({ do: 'again' })
    expect(linesOf(again)).toEqual([orderDialogue.texts.again, number])
    expect(play.submit('number', { order: 'A-1' }).outcome).toEqual({ do: 'wait' })
  })
})

describe('typed instead of pressed', () => {
  it.each(['Change the address', 'change the address!', '2', '2.', '２', '٢', ' CHANGE ', 'chan'])(
    '%j means the second button',
    (text) => {
      const play = playDialogue(orderDialogue)
      play.start()
      play.type(text)
      expect(play.state()).toMatchObject({ at: 'number', variables: { topic: 'change' } })
    },
  )

  it.each(['', '0', '4', '99', 'c', 'where is my dog', '👍', '2 3'])('%j means none', (text) => {
    const play = playDialogue(orderDialogue)
    play.start()
    expect(play.type(text).outcome).toEqual({ do: 'again' })
  })

  it('what is not understood is asked again once, then somebody else may answer', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    const again = play.type('do you sell dogs?')
    expect(linesOf(again)).toEqual([orderDialogue.texts.again, topic])
    expect(play.type('dogs')).toMatchObject({
      says: [],
      outcome: { do: 'leave' },
      state: { waits: 'nothing' },
    })
    expect(play.type('late').outcome).toEqual({ do: 'leave' })
    expect(play.press('topic', 'late').outcome).toEqual({ do: 'wait' })
  })

  it('being understood in between starts the count anew', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    play.type('dogs')
    play.type('1')
    expect(play.type('dogs').outcome).toEqual({ do: 'again' })
    expect(play.type('dogs').outcome).toEqual({ do: 'leave' })
  })

  it('a form that was left can still be answered, and goes on where it stood', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    play.press('topic', 'late')
    play.type('dogs')
    play.type('dogs')
    expect(linesOf(play.submit('number', { order: 'A-1' }))[1]).toBe('Does that help?')
  })
})

describe('buttons of earlier questions', () => {
  it('the same press twice is one: nothing runs, and what was said is said again', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    play.press('topic', 'late')
    const state = play.state()
    expect(play.press('topic', 'late')).toMatchObject({ says: [], outcome: { do: 'repeat' } })
    expect(play.state()).toEqual({ ...state, turn: play.state().turn })
  })

  it('another one of an earlier question is a change of mind', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    play.press('topic', 'late')
    play.submit('number', { order: 'A-1' })
    play.press('helped', 'yes')
    expect(play.press('topic', 'change')).toMatchObject({ outcome: { do: 'wait' }, state: { at: 'number' } })
    expect(play.state().variables['topic']).toBe('change')
  })

  it('a question that was asked again takes the same button again', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    play.press('topic', 'late')
    play.submit('number', { order: 'C-1' })
    play.press('unknown', 'retry')
    play.submit('number', { order: 'C-2' })
    expect(play.press('unknown', 'retry').outcome).toEqual({ do: 'wait' })
  })

  it.each([
    ['helped', 'yes'],
    ['topic', 'none'],
    ['number', 'late'],
    ['constructor', 'late'],
    ['', ''],
  ])('a button that was never offered (%s %s) asks again', (node, item) => {
    const play = playDialogue(orderDialogue)
    play.start()
    expect(play.press(node, item).outcome).toEqual({ do: 'again' })
    expect(play.state().variables).toEqual({})
  })

  it('what is bound comes from the dialogue, whatever the client says', () => {
    const play = playDialogue(orderDialogue)
    play.start()
    const forged = {
      type: 'pressed',
      node: 'topic',
      item: 'late',
      bindCode: 'admin',
      bindValue: 'yes',
      name: 'x',
    }
    play.take(forged as never)
    expect(play.state().variables).toEqual({ topic: 'late' })
  })

  it('a client may name a button by what is bound to it, or by its words', () => {
    for (const named of [
      { item: '', bindCode: 'topic', bindValue: 'change', name: '' },
      { item: '', bindCode: '', bindValue: '', name: 'Change the address' },
    ]) {
      const play = playDialogue(orderDialogue)
      play.start()
      play.take({ type: 'pressed', node: 'topic', ...named })
      expect(play.state().variables).toEqual({ topic: 'change' })
    }
  })
})

describe('what does not end', () => {
  const circle = (length: number, kind: 'say' | 'jump'): Nodes =>
    Object.fromEntries(
      Array.from({ length }, (_, at) => {
        const next = `n${(at + 1) % length}`
        const node: Nodes[string] =
          kind === 'say'
            ? { kind, format: 'plain', text: 'On and on', goes: next }
            : { kind, to: 'node', node: next }
        return [`n${at}`, node]
      }),
    )

  it.each([1, 2, 1000])('a circle of %i nodes fails honestly', (length) => {
    for (const kind of ['say', 'jump'] as const) {
      const play = playDialogue({ ...orderDialogue, start: 'n0', nodes: circle(length, kind) })
      const { says, outcome, state } = play.start()
      expect(outcome).toEqual({ do: 'fail' })
      expect(linesOf({ says }).at(-1)).toBe(orderDialogue.texts.failed)
      expect(says.length).toBeLessThanOrEqual(dialogueLimits.messages + 1)
      expect(state.waits).toBe('nothing')
    }
  })

  it('a target that is gone fails honestly', () => {
    const nodes: Nodes = { a: { kind: 'say', format: 'plain', text: 'Hi', goes: 'constructor' } }
    expect(playDialogue({ ...orderDialogue, start: 'a', nodes }).start().outcome).toEqual({ do: 'fail' })
  })
})

describe('jumps', () => {
  it.each([
    [{ to: 'person' }, { do: 'person' }],
    [{ to: 'end' }, { do: 'end' }],
    [
      { to: 'document', docId: 'd7' },
      { do: 'document', docId: 'd7' },
    ],
    [
      { to: 'dialogue', dialogue: 'refund' },
      { do: 'dialogue', id: 'refund' },
    ],
  ])('%j', (jump, outcome) => {
    const nodes = { a: { kind: 'jump', ...jump } } as Nodes
    expect(playDialogue({ ...orderDialogue, start: 'a', nodes }).start().outcome).toEqual(outcome)
  })
})

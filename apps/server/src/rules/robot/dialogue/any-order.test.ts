import { fields } from '@foyer/contract/forms/fields/index.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { Dialogue, DialogueNode } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDialogue } from './check/check-dialogue.ts'
import { sampleFacts } from './sample-facts.ts'
import { isQuestion, nodeOf } from './questions.ts'
import { freshState, type DialogueState } from './state.ts'
import { stepDialogue } from './step.ts'
import type { DialogueInput, DialogueStep } from './turn.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
/** Now and then one that does not exist. */
const id = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...ids) },
  { weight: 1, arbitrary: fc.constantFrom('gone', 'constructor') },
)
const variable = fc.constantFrom('x', 'y', 'z', 'constructor')
const text = fc.constantFrom('Hello', '{{x}} and {{y}}', '<b>{{z}}</b>', '{{visitor.language}}', '{{')
const field = fc.constantFrom(...Object.values(fields).map(({ example }) => example))

const button = fc.record({
  id: fc.constantFrom('1', '2', '3'),
  name: fc.constantFrom('Yes', 'No', 'Maybe', '7'),
  bind: fc.option(fc.record({ code: variable, value: fc.string() }), { nil: undefined }),
  goes: id,
})
const comparison = fc.oneof(
  fc.record({ name: variable, is: fc.constantFrom('equal', 'different', 'containing'), value: fc.string() }),
  fc.record({ name: variable, is: fc.constantFrom('above', 'below'), value: fc.double({ noNaN: true }) }),
  fc.record({ name: variable, is: fc.constantFrom('empty', 'filled') }),
)

const node = fc.oneof(
  fc.record({ kind: fc.constant('say'), format: fc.constantFrom('plain', 'rich'), text, goes: id }),
  fc.record({
    kind: fc.constant('choices'),
    text,
    look: fc.constantFrom('buttons', 'answers'),
    buttons: fc.array(button, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('form'),
    title: text,
    fields: fc.array(fc.record({ variable, field }), { minLength: 1, maxLength: 3 }),
    goes: id,
  }),
  fc.record({
    kind: fc.constant('condition'),
    cases: fc.array(fc.record({ all: fc.array(comparison, { maxLength: 2 }), goes: id }), { maxLength: 3 }),
    else: id,
  }),
  fc.record({
    kind: fc.constant('request'),
    method: fc.constantFrom('GET', 'POST'),
    url: fc.constantFrom('https://a.example/{{x}}', 'https://a.example/?q={{y}}', 'https://{{x}}/'),
    headers: fc.constant({}),
    picks: fc.array(fc.record({ path: fc.constantFrom('a', 'a.b', '0'), variable }), { maxLength: 2 }),
    goes: id,
    fails: id,
  }),
  fc.record({ kind: fc.constant('jump'), to: fc.constant('node'), node: id }),
  fc.constantFrom(
    { kind: 'jump', to: 'end' },
    { kind: 'jump', to: 'person' },
    { kind: 'jump', to: 'document', docId: 'd' },
    { kind: 'jump', to: 'dialogue', dialogue: 'other' },
  ),
)

/** Dialogues of the right shape that need make no sense at all. */
const anyDialogue: fc.Arbitrary<Dialogue> = fc.tuple(...ids.map(() => node), id).map((drawn) => ({
  ...orderDialogue,
  given: ['x'],
  start: drawn.at(-1) as string,
  nodes: Object.fromEntries(ids.map((name, at) => [name, drawn[at] as DialogueNode])),
}))

const filled = fc.array(fc.constantFrom(...Object.values(fields).map(({ example }) => example)))

/** Everything that anybody can send, sensible or not. */
const anyInput: fc.Arbitrary<DialogueInput> = fc.oneof(
  fc.constant({ type: 'started' as const }),
  fc.record({
    type: fc.constant('pressed' as const),
    node: fc.oneof(id, fc.string()),
    item: fc.oneof(fc.constantFrom('1', '2', '3', ''), fc.string()),
    bindCode: fc.oneof(variable, fc.constant('')),
    bindValue: fc.string(),
    name: fc.constantFrom('Yes', 'no', ''),
  }),
  fc.record({
    type: fc.constant('typed' as const),
    text: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('yes', '1', '٢', 'may')),
  }),
  fc.record({ type: fc.constant('formSubmitted' as const), node: id, fields: filled }),
  fc.record({
    type: fc.constant('requestAnswered' as const),
    answer: fc.record({
      status: fc.constantFrom(200, 204, 301, 500),
      body: fc.oneof(fc.json(), fc.string(), fc.constant('{"a":{"b":"x"}}')),
    }),
  }),
  fc.constant({ type: 'requestAnswered' as const }),
)

function play(dialogue: Dialogue, inputs: readonly DialogueInput[]): DialogueStep[] {
  let state: DialogueState = freshState(dialogue)
  return inputs.map((input) => {
    const step = stepDialogue(dialogue, state, input, sampleFacts)
    ;({ state } = step)
    return step
  })
}

const runs = fc.tuple(anyDialogue, fc.array(anyInput, { maxLength: 12 }))

it('any dialogue, asked anything, answers within its bounds and never throws', () => {
  fc.assert(
    fc.property(runs, ([dialogue, inputs]) => {
      for (const { says, outcome, needs, state } of play(dialogue, inputs)) {
        expect(says.length).toBeLessThanOrEqual(dialogueLimits.messages + 1)
        expect(outcome.do === 'request').toBe(needs !== undefined)
        if (needs) expect(state.waits).toBe('request')
        expect(state.turn.requests).toBeLessThanOrEqual(dialogueLimits.requests)
        for (const { content } of says) expect(encodeContent(content).msgContent.length).toBeLessThan(20_000)
      }
    }),
    { numRuns: 400 },
  )
})

it('a dialogue that waits stands at a question that it has asked', () => {
  fc.assert(
    fc.property(runs, ([dialogue, inputs]) => {
      for (const { state } of play(dialogue, inputs)) {
        expect(state.asked.every((id) => isQuestion(nodeOf(dialogue, id)))).toBe(true)
        expect(new Set(state.asked).size).toBe(state.asked.length)
        if (state.waits !== 'choice' && state.waits !== 'form') continue
        expect(state.asked).toContain(state.at)
      }
    }),
    { numRuns: 400 },
  )
})

it('what is remembered survives JSON, leads to the same next step, and stays small', () => {
  fc.assert(
    fc.property(runs, anyInput, ([dialogue, inputs], next) => {
      const { state } = play(dialogue, inputs).at(-1) ?? { state: freshState(dialogue) }
      const stored = JSON.parse(JSON.stringify(state)) as DialogueState
      expect(stored).toEqual(state)
      expect(JSON.stringify(state).length).toBeLessThan(10_000)
      expect(stepDialogue(dialogue, stored, next, sampleFacts)).toEqual(
        stepDialogue(dialogue, state, next, sampleFacts),
      )
    }),
    { numRuns: 400 },
  )
})

it('nobody sets a variable that the dialogue does not have', () => {
  fc.assert(
    fc.property(runs, ([dialogue, inputs]) => {
      for (const { state } of play(dialogue, inputs))
        for (const name of Object.keys(state.variables))
          expect(JSON.stringify(dialogue)).toContain(`"${name}"`)
    }),
    { numRuns: 200 },
  )
})

it('a turn ends, whatever the sites answer', () => {
  fc.assert(
    fc.property(anyDialogue, anyInput, (dialogue, input) => {
      let step = stepDialogue(dialogue, freshState(dialogue, { x: '1' }), input, sampleFacts)
      for (let sent = 0; step.needs; sent++) {
        expect(sent).toBeLessThan(dialogueLimits.requests)
        const answer = { status: 200, body: '{"a":"1"}' }
        step = stepDialogue(dialogue, step.state, { type: 'requestAnswered', answer }, sampleFacts)
      }
    }),
    { numRuns: 400 },
  )
})

it('a stale button changes nothing, or asks again, or goes back to what was asked', () => {
  fc.assert(
    fc.property(fc.array(anyInput, { maxLength: 8 }), anyInput, (inputs, last) => {
      const steps = play(orderDialogue, [{ type: 'started' }, ...inputs, last])
      const before = steps.at(-2)?.state
      const after = steps.at(-1)
      if (last.type !== 'pressed' || !before || !after) return
      const isKnown = before.asked.includes(last.node)
      if (!isKnown) expect(['again', 'leave']).toContain(after.outcome.do)
      if (!isKnown) expect(after.state.variables).toEqual(before.variables)
    }),
    { numRuns: 300 },
  )
})

it('what the check finds no wrong way in does not fail', () => {
  const wrong = ['start.missing', 'target.missing', 'loop.silent', 'url.host']
  let played = 0
  fc.assert(
    fc.property(runs, ([dialogue, inputs]) => {
      const requests = Object.values(dialogue.nodes).filter(({ kind }) => kind === 'request')
      const isWrong = checkDialogue(dialogue).some(({ code }) => wrong.includes(code))
      if (isWrong || requests.length > dialogueLimits.requests) return
      played++
      for (const { outcome } of play(dialogue, inputs)) expect(outcome.do).not.toBe('fail')
    }),
    { numRuns: 3000 },
  )
  expect(played).toBeGreaterThan(30)
})

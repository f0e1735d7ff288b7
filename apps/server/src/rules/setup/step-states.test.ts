import { expect, it } from 'vitest'
import { isReminded, stepStates } from './step-states.ts'

const nothing = { appearance: false, team: false, robot: false, installation: false }
const everything = { appearance: true, team: true, robot: true, installation: true }

it('a step is open until its work is done or it is left out', () => {
  expect(stepStates({ ...nothing, robot: true }, ['team'])).toEqual({
    appearance: 'open',
    team: 'skipped',
    robot: 'done',
    installation: 'open',
  })
})

it('a step that was left out is done once its work is', () => {
  expect(stepStates({ ...nothing, team: true }, ['team']).team).toBe('done')
})

it('an unknown step in the database changes nothing', () => {
  expect(stepStates(nothing, ['payment'])).toEqual(stepStates(nothing, []))
})

it.each([
  ['a tenant from before', nothing, undefined, false],
  ['a new tenant', nothing, { is_dismissed: false }, true],
  ['a closed reminder', nothing, { is_dismissed: true }, false],
  ['a tenant that has everything', everything, { is_dismissed: false }, false],
] as const)('%s', (_name, isDone, stored, expected) => {
  expect(isReminded(stepStates(isDone, []), stored)).toBe(expected)
})

it('a step that was left out is still reminded of', () => {
  const steps = stepStates({ ...everything, team: false }, ['team'])
  expect(isReminded(steps, { is_dismissed: false })).toBe(true)
})

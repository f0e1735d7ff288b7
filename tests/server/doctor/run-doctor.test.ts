import { expect, it } from 'vitest'
import { serverChecks } from '@foyer/contract/desk/doctor-words.ts'
import type { checks } from '@foyer/server/doctor/checks.ts'
import type { DoctorContext } from '@foyer/server/doctor/doctor-context.ts'
import { runDoctor, type Check } from '@foyer/server/doctor/run-doctor.ts'

const context = {} as DoctorContext
const fine: Check = () => Promise.resolve({ state: 'ok', facts: [], advice: [] })
const all = Object.fromEntries(serverChecks.map((name) => [name, fine])) as typeof checks

it('runs the wanted checks and answers in their order', async () => {
  const results = await runDoctor(context, { checks: all, wanted: ['redis', 'database'] })
  expect(results.map(({ check, state }) => `${check} ${state}`)).toEqual(['redis ok', 'database ok'])
})

it('one that throws has failed, with its reason and without passwords, and the others go on', async () => {
  const broken: Check = () => Promise.reject(new Error('no way to redis://:pass@cache:6379'))
  const thrown: Check = () => {
    throw new Error('at once')
  }
  const results = await runDoctor(context, {
    checks: { ...all, redis: broken, mail: thrown },
    wanted: ['redis', 'mail', 'disk'],
  })
  expect(results).toEqual([
    {
      check: 'redis',
      state: 'failed',
      facts: [{ name: 'reason', values: { reason: 'no way to redis://cache:6379' } }],
      advice: ['checkFailed'],
    },
    {
      check: 'mail',
      state: 'failed',
      facts: [{ name: 'reason', values: { reason: 'at once' } }],
      advice: ['checkFailed'],
    },
    { check: 'disk', state: 'ok', facts: [], advice: [] },
  ])
})

it('one that hangs has failed when its time is over, and hears of it', async () => {
  let isTold = false
  const hanging: Check = (_context, signal) => {
    signal.addEventListener('abort', () => {
      isTold = true
    })
    return new Promise(() => undefined)
  }
  const results = await runDoctor(context, {
    checks: { ...all, turn: hanging },
    wanted: ['turn', 'disk'],
    checkMs: 20,
  })
  expect(results.map(({ state }) => state)).toEqual(['failed', 'ok'])
  expect(isTold).toBe(true)
})

it('runs more checks than fit at once', async () => {
  let running = 0
  let most = 0
  const counted: Check = async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return { state: 'ok', facts: [], advice: [] }
  }
  const counting = Object.fromEntries(serverChecks.map((name) => [name, counted])) as typeof checks
  const results = await runDoctor(context, { checks: counting, wanted: serverChecks })
  expect(results).toHaveLength(serverChecks.length)
  expect(most).toBeLessThanOrEqual(7)
})

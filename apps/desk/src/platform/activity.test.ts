import { expect, it } from 'vitest'
import { signInTiming } from '@foyer/core/timing.ts'
import { watchActivity } from './activity.ts'

it('counts the opening of the page and every input for a minute', () => {
  let now = 1_000
  const page = new EventTarget()
  const activity = watchActivity(page, () => now)
  expect(activity.isRecent()).toBe(true)
  now += signInTiming.seenEveryMs + 1
  expect(activity.isRecent()).toBe(false)
  for (const input of ['keydown', 'pointermove', 'wheel']) {
    page.dispatchEvent(new Event(input))
    expect(activity.isRecent()).toBe(true)
    now += signInTiming.seenEveryMs + 1
    expect(activity.isRecent()).toBe(false)
  }
})

it('does not count what the page does on its own', () => {
  let now = 1_000
  const page = new EventTarget()
  const activity = watchActivity(page, () => now)
  now += signInTiming.seenEveryMs + 1
  for (const name of ['visibilitychange', 'focus', 'message']) page.dispatchEvent(new Event(name))
  expect(activity.isRecent()).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { waitingTime } from './waiting-time.ts'

const now = 10_000_000
const minute = 60_000
const everyMinute = [0, 1, 2, 3, 4, 5].map((ago) => now - ago * minute)

describe('the waiting time', () => {
  it('T-15 is what so many people take at the pace of the last ones', () => {
    expect(waitingTime(1, everyMinute, now)).toEqual({ fromMs: minute, toMs: minute })
    expect(waitingTime(4, everyMinute, now)).toEqual({ fromMs: 4 * minute, toMs: 4 * minute })
  })

  it('T-15 is a wider range the less regular the pace is', () => {
    const uneven = [0, 10, 300, 310, 600].map((ago) => now - ago * 1_000)
    const range = waitingTime(2, uneven, now)
    expect(range?.fromMs).toBeLessThan(300_000)
    expect(range?.toMs).toBeGreaterThan(400_000)
  })

  it('T-15 grows while the queue stands still', () => {
    const later = waitingTime(1, everyMinute, now + 20 * minute)
    expect(later?.toMs).toBeGreaterThan(5 * minute)
  })

  it('T-15 is unknown when too few were served, or too long ago', () => {
    expect(waitingTime(1, everyMinute.slice(0, 3), now)).toBeUndefined()
    expect(waitingTime(1, everyMinute, now + 2 * 3_600_000)).toBeUndefined()
    expect(waitingTime(0, everyMinute, now)).toBeUndefined()
  })
})

import { callTiming } from '@foyer/core/timing.ts'
import type { Chance } from './chance.ts'
import type { Timeline } from './timeline.ts'

/**
 * How bad the network is. `isBlind`: the connection between the two never tells that it broke, so that all rests on the
 * server; then nothing is under way for longer than a second and a half. Otherwise it may be for six.
 */
export type Weather = { lossPercent: number; isBlind: boolean }

/** Loses, delays and reorders; can be cut off for a place altogether. */
export class Network {
  private readonly cutUntil = new Map<number, number>()
  private readonly time: Timeline
  private readonly chance: Chance
  private readonly weather: Weather
  private isWell = false

  constructor(time: Timeline, chance: Chance, weather: Weather) {
    this.time = time
    this.chance = chance
    this.weather = weather
  }

  isCut(place: number): boolean {
    return (this.cutUntil.get(place) ?? 0) > this.time.now
  }

  cut(place: number, ms: number): void {
    this.cutUntil.set(place, this.time.now + ms)
  }

  heal(): void {
    this.cutUntil.clear()
    this.isWell = true
  }

  /** A question and its answer: either may get lost, and what was under way may arrive although nobody waits. */
  request<T>(place: number, serve: () => T, onAnswer: (answer: T) => void, onNone: () => void): void {
    let isOver = false
    const finish = (then: () => void) => () => {
      if (isOver) return
      isOver = true
      then()
    }
    this.time.after(callTiming.deadlineMs, finish(onNone))
    if (this.isCut(place)) {
      if (this.chance.isOne(0.5)) this.time.after(5, finish(onNone))
      return
    }
    this.carry(place, () => {
      const answer = serve()
      this.carry(
        place,
        finish(() => onAnswer(answer)),
      )
    })
  }

  /** One way, perhaps in vain. */
  carry(place: number, then: () => void): void {
    if (!this.isWell && this.chance.isOne(this.weather.lossPercent / 100)) return
    this.time.after(this.delay(), () => {
      if (!this.isCut(place)) then()
    })
  }

  /** As the log does it: late, never lost. */
  carrySurely(place: number, then: () => void): void {
    this.time.after(this.delay(), () => {
      if (this.isCut(place)) this.time.after(1_000, () => this.carrySurely(place, then))
      else then()
    })
  }

  private delay(): number {
    const slow = this.weather.isBlind ? 1_500 : 6_000
    return this.isWell || this.chance.isOne(0.9)
      ? this.chance.between(5, 300)
      : this.chance.between(300, slow)
  }
}

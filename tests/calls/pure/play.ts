import { Promises } from './promises.ts'
import type { Weather } from './network.ts'
import type { Step } from './schedule.ts'
import { sides, World } from './world.ts'

/** Longer than any time-out there is, one after the other. */
const settleMs = 150_000

const untilItRingsMs = 2_000

/**
 * Plays a schedule and throws where a promise is broken. In the end the network is well again, or gone for good. Answers
 * with what was seen on the way.
 */
export function playPure(
  seed: number,
  weather: Weather,
  steps: readonly Step[],
  isDoomed: boolean,
): ReadonlySet<string> {
  const world = new World(seed, weather)
  const promises = new Promises(world)
  const pass = (ms: number): void => world.time.pass(ms, () => promises.check())
  for (const step of steps) {
    act(world, step)
    if (step.do === 'talk') {
      pass(untilItRingsMs)
      answer(world)
    }
    pass(step.wait)
  }
  if (isDoomed) for (const place of sides.keys()) world.cut(place, Infinity)
  else world.heal()
  pass(settleMs)
  if (isDoomed) promises.checkGivenUp()
  else promises.checkSettled()
  return promises.seen
}

function act(world: World, step: Step): void {
  const { tabs, calls, time } = world
  const newLeg = (place: number): string => tabs[place]?.newLeg() ?? ''
  switch (step.do) {
    case 'start':
    case 'talk':
    case 'accept': {
      if (!('place' in step && 'media' in step)) return
      const type = step.do === 'accept' ? 'accepted' : 'started'
      return world.send(step.place, { type, leg: newLeg(step.place), media: step.media })
    }
    case 'bothStart': {
      if (!('media' in step)) return
      for (const place of [0, 2])
        world.send(place, { type: 'started', leg: newLeg(place), media: step.media })
      return undefined
    }
    case 'reload':
      return 'place' in step && 'span' in step ? world.reload(step.place, step.span) : undefined
    case 'cut':
      return 'place' in step && 'span' in step ? world.cut(step.place, step.span) : undefined
    case 'cutMedia':
      return 'span' in step ? world.cutMedia(step.span) : undefined
    case 'closeThread':
      return calls.close(time.now)
    default:
      if ('place' in step) press(world, step.do, step.place)
  }
}

/** Whoever is rung takes it: chance alone would seldom make two people talk. */
function answer(world: World): void {
  const place = world.tabs.findIndex(({ state }) => state.phase === 'ringing')
  const leg = world.tabs[place]?.newLeg()
  if (leg) world.send(place, { type: 'accepted', leg, media: 'video' })
}

function press(world: World, what: string, place: number): void {
  switch (what) {
    case 'decline':
      return world.send(place, { type: 'declined' })
    case 'hangUp':
      return world.send(place, { type: 'hungUp' })
    case 'mute':
      return world.send(place, { type: 'devicesSet', isMuted: true })
    case 'toVoice':
      return world.send(place, { type: 'switchedToVoice' })
    default:
      return world.send(place, { type: 'dismissed' })
  }
}

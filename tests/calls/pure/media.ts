import type { Chance } from './chance.ts'
import type { Network } from './network.ts'
import type { Tab, TabEvent } from './tab.ts'
import type { Timeline } from './timeline.ts'

type Link = { key: string; isUp: boolean; turn: number }

/** What the two browsers make of each other: connected a while after both try, broken a while after one is gone. */
export class Media {
  private readonly links = new Map<number, Link>()
  private cutUntil = 0
  private turns = 0
  private readonly time: Timeline
  private readonly chance: Chance
  private readonly network: Network
  private readonly isBlind: boolean

  constructor(time: Timeline, chance: Chance, network: Network, isBlind: boolean) {
    this.time = time
    this.chance = chance
    this.network = network
    this.isBlind = isBlind
  }

  cut(ms: number): void {
    this.cutUntil = this.time.now + ms
  }

  heal(): void {
    this.cutUntil = 0
  }

  /** Something may have changed; `tell` brings it to a place when its browser has noticed. */
  look(tabs: readonly Tab[], tell: (place: number, event: TabEvent) => void): void {
    for (const [place, tab] of tabs.entries()) {
      const { peer, leg } = tab.state
      if (!peer || tab.isGone) {
        this.links.delete(place)
        continue
      }
      const key = `${leg}>${peer.leg}`
      const before = this.links.get(place)
      const isUp = this.isUp(tabs, place)
      if (before?.key === key && before.isUp === isUp) continue
      const turn = (this.turns += 1)
      this.links.set(place, { key, isUp, turn })
      if (!isUp && (this.isBlind || before?.key !== key)) continue
      this.time.after(isUp ? this.chance.between(50, 3_000) : this.chance.between(200, 7_000), () => {
        if (this.links.get(place)?.turn === turn)
          tell(place, { type: 'peerChanged', leg: peer.leg, isConnected: isUp })
      })
    }
  }

  private isUp(tabs: readonly Tab[], place: number): boolean {
    const tab = tabs[place]
    const partner = tabs.findIndex(
      ({ isGone, state }) =>
        !isGone && state.leg === tab?.state.peer?.leg && state.peer?.leg === tab.state.leg,
    )
    return (
      partner !== -1 &&
      this.time.now >= this.cutUntil &&
      !this.network.isCut(place) &&
      !this.network.isCut(partner)
    )
  }
}

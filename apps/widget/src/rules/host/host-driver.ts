import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { SessionStatus } from '@foyer/contract/codes.ts'
import type { HostEvent, HostEventName } from '@foyer/contract/host/events.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import { SessionDriver } from '../session/session-driver.ts'
import { hostEvents } from './host-events.ts'

type Started = { status?: SessionStatus; lastSeq?: number; firstSeq?: number; adminNick?: string }

/** The machine with a site's page that listens: for tests. */
export class HostDriver extends SessionDriver {
  readonly told: HostEvent[] = []

  /** Past the start; what the session holds so far is still to be read. */
  static opened(started: Started = {}, channel: Partial<ChannelConfig> = {}): HostDriver {
    const driver = new HostDriver()
    driver.do({ type: 'opened' })
    return driver.channel(channel).start(started)
  }

  override do(event: SessionEvent): this {
    const before = this.state
    super.do(event)
    this.told.push(...hostEvents(before, event, this.state))
    return this
  }

  names(): HostEventName[] {
    return this.told.map(({ name }) => name)
  }

  toldOf<N extends HostEventName>(name: N): Extract<HostEvent, { name: N }>[] {
    return this.told.filter((event): event is Extract<HostEvent, { name: N }> => event.name === name)
  }
}

import { fakeClock } from '@foyer/client/fakes/fake-clock.ts'
import { unknown, type Failed, type Refused, type Result } from '@foyer/client/result.ts'
import {
  ownDataRequestExample,
  waitingExample,
  type OwnDataRequest,
} from '@foyer/contract/my-data/data-request.ts'
import { myDataTiming } from '@foyer/core/timing.ts'
import { describe, expect, it } from 'vitest'
import { createMyData } from './create-my-data.ts'

type Read = Result<{ mailTo: string; requests: OwnDataRequest[] }>

const erasure: OwnDataRequest = { ...waitingExample, requestId: 'e1', kind: 'erasure' }
const held: Refused = { ok: false, kind: 'refused', error: 'visitor.held', http: 409 }
const refused: Refused = { ok: false, kind: 'refused', error: 'identity.expired', http: 401 }

function read(...requests: OwnDataRequest[]): Read {
  return { ok: true, data: { mailTo: '', requests } }
}

function open(reads: Read[], asked: Result<{ request: OwnDataRequest }> = held) {
  const clock = fakeClock()
  const failures: Failed[] = []
  const erasures: string[] = []
  const kinds: string[] = []
  const data = createMyData({
    client: {
      myData: async () => reads.shift() ?? unknown('network'),
      requestMyData: async ({ kind }) => {
        kinds.push(kind)
        return asked
      },
    },
    clock,
    userId: 'u1',
    onFailure: (failed) => failures.push(failed),
    onErasure: ({ state }) => erasures.push(state),
  })
  data.start()
  return { clock, data, reads, failures, erasures, kinds }
}

describe('my data', () => {
  it('is read once while nothing is pending', async () => {
    const { clock, data, reads } = open([read(ownDataRequestExample), read()])
    await clock.advance(10 * myDataTiming.lookMs)
    expect(data.get().requests).toEqual([ownDataRequestExample])
    expect(reads).toHaveLength(1)
  })

  it('follows a copy until it can be downloaded', async () => {
    const { clock, data, kinds } = open([read(), read(waitingExample), read(ownDataRequestExample), read()], {
      ok: true,
      data: { request: waitingExample },
    })
    await clock.advance(0)
    data.ask('export')
    data.ask('export')
    await clock.advance(myDataTiming.lookMs)
    expect(kinds).toEqual(['export'])
    expect(data.get()).toMatchObject({ latestId: waitingExample.requestId, requests: [waitingExample] })
    await clock.advance(myDataTiming.lookMs)
    expect(data.get().requests).toEqual([ownDataRequestExample])
  })

  it('looks rarely while only the visitor can go on', async () => {
    const unconfirmed: OwnDataRequest = { ...waitingExample, state: 'unconfirmed' }
    const { clock, reads } = open([read(unconfirmed), read(unconfirmed), read(unconfirmed)])
    await clock.advance(myDataTiming.unconfirmedLookMs - 1)
    expect(reads).toHaveLength(2)
    await clock.advance(1)
    expect(reads).toHaveLength(1)
  })

  it('goes on looking through a lost connection, and says so only of the first read', async () => {
    const { clock, data, failures } = open([
      read(waitingExample),
      unknown('network'),
      read(ownDataRequestExample),
    ])
    await clock.advance(2 * myDataTiming.lookMs)
    expect(data.get().requests).toEqual([ownDataRequestExample])
    expect(failures).toEqual([])
    const lost = open([unknown('network')])
    await lost.clock.advance(0)
    expect(lost.data.get()).toMatchObject({ requests: undefined, hasFailed: true })
    expect(lost.failures).toHaveLength(1)
  })

  it('tells of an erasure that was asked for, and of the token that went with it', async () => {
    const { clock, data, erasures, failures } = open([read(), refused], {
      ok: true,
      data: { request: erasure },
    })
    await clock.advance(0)
    data.ask('erasure')
    await clock.advance(myDataTiming.lookMs)
    expect(erasures).toEqual(['waiting'])
    expect(failures).toEqual([refused])
  })

  it('tells that a legal hold refuses the erasure, and asks nothing more', async () => {
    const { clock, data, erasures, failures } = open([read()], held)
    await clock.advance(0)
    data.ask('erasure')
    await clock.advance(0)
    expect(failures).toEqual([held])
    expect(erasures).toEqual([])
    expect(data.get()).toMatchObject({ isAsking: false, requests: [] })
  })

  it('stops with its page', async () => {
    const { clock, data, reads } = open([read(waitingExample), read(), read()])
    await clock.advance(0)
    data.stop()
    await clock.advance(10 * myDataTiming.lookMs)
    expect(reads).toHaveLength(2)
  })
})

import { fakeClock } from '@foyer/client/fakes/fake-clock.ts'
import { unknown, type Refused, type Result } from '@foyer/client/result.ts'
import {
  ownDataRequestExample,
  waitingExample,
  type OwnDataRequest,
} from '@foyer/contract/my-data/data-request.ts'
import { myDataTiming } from '@foyer/core/timing.ts'
import { describe, expect, it } from 'vitest'
import { createConfirmation } from './create-confirmation.ts'

const erasure: OwnDataRequest = { ...waitingExample, requestId: 'e1', kind: 'erasure' }

function answer(request: OwnDataRequest): Result<{ request: OwnDataRequest }> {
  return { ok: true, data: { request } }
}

function refusal(error: Refused['error']): Refused {
  return { ok: false, kind: 'refused', error, http: 409 }
}

function open(answers: Result<{ request: OwnDataRequest }>[], token = 'd1.r1.mac') {
  const clock = fakeClock()
  const erased: string[] = []
  const asked: string[] = []
  const page = createConfirmation({
    client: {
      confirmMyData: async (input) => {
        asked.push(input.token)
        return answers.shift() ?? unknown('network')
      },
    },
    clock,
    token,
    onErased: (requestId) => erased.push(requestId),
  })
  return { clock, page, erased, asked }
}

describe('the page that confirms a data request', () => {
  it('confirms nothing before the visitor does, and then once', async () => {
    const { clock, page, asked } = open([answer(ownDataRequestExample)])
    await clock.advance(10 * myDataTiming.lookMs)
    expect(asked).toEqual([])
    page.confirm()
    page.confirm()
    await clock.advance(10 * myDataTiming.lookMs)
    expect(asked).toEqual(['d1.r1.mac'])
    expect(page.get()).toEqual({ at: 'confirmed', request: ownDataRequestExample })
  })

  it('follows an erasure through a lost connection, and tells when it is done', async () => {
    const done: OwnDataRequest = { ...erasure, state: 'done' }
    const { clock, page, erased } = open([answer(erasure), unknown('network'), answer(done)])
    page.confirm()
    await clock.advance(myDataTiming.lookMs)
    expect(erased).toEqual([])
    await clock.advance(myDataTiming.lookMs)
    expect(page.get()).toEqual({ at: 'confirmed', request: done })
    expect(erased).toEqual(['e1'])
  })

  it('says that a link is no longer valid, also without a token', async () => {
    const { clock, page } = open([refusal('object.unknown')])
    page.confirm()
    await clock.advance(0)
    expect(page.get()).toEqual({ at: 'gone' })
    const late = open([answer({ ...waitingExample, state: 'expired' })])
    late.page.confirm()
    await late.clock.advance(0)
    expect(late.page.get()).toEqual({ at: 'gone' })
    expect(open([], '').page.get()).toEqual({ at: 'gone' })
  })

  it.each([
    [refusal('visitor.held'), 'error.held'],
    [refusal('request.tooMany'), 'error.tooMany'],
    [unknown('network'), 'error.network'],
  ])('can be pressed again after %j', async (failed, failure) => {
    const { clock, page } = open([failed, answer(ownDataRequestExample)])
    page.confirm()
    await clock.advance(0)
    expect(page.get()).toEqual({ at: 'question', isBusy: false, failure })
    page.confirm()
    await clock.advance(0)
    expect(page.get().at).toBe('confirmed')
  })

  it('stops with its page', async () => {
    const { clock, page, asked } = open([answer(erasure), answer(erasure)])
    page.confirm()
    await clock.advance(0)
    page.stop()
    await clock.advance(10 * myDataTiming.lookMs)
    expect(asked).toHaveLength(1)
  })
})

import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSlots } from '../storage/slots.ts'
import { createLanes } from './lanes.ts'

function held() {
  let release = () => {}
  const wait = new Promise<void>((resolve) => (release = resolve))
  return { work: () => wait, release: () => release() }
}

it('so many bodies at once per caller and in all; what is over makes room', async () => {
  const lanes = createLanes({ perCaller: 2, total: 3 })
  const body = held()
  const running = [lanes('a', body.work), lanes('a', body.work)]
  await expect(lanes('a', body.work)).rejects.toMatchObject({ error: 'request.tooMany' })
  running.push(lanes('b', body.work))
  await expect(lanes('c', body.work)).rejects.toMatchObject({ error: 'server.busy' })
  body.release()
  await Promise.all(running)
  expect(await lanes('a', () => Promise.resolve('taken'))).toBe('taken')
})

it('a body that fails makes room too', async () => {
  const lanes = createLanes({ perCaller: 1, total: 1 })
  await expect(lanes('a', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  expect(await lanes('a', () => Promise.resolve('taken'))).toBe('taken')
})

it('slots let so many run and the rest wait, in order, also after a failure', async () => {
  const slots = createSlots(1)
  const first = held()
  const order: number[] = []
  const all = [
    slots(first.work),
    slots(async () => {
      order.push(1)
      throw new Error('broken')
    }).catch(() => undefined),
    slots(async () => void order.push(2)),
  ]
  await turn()
  expect(order).toEqual([])
  first.release()
  await Promise.all(all)
  expect(order).toEqual([1, 2])
})

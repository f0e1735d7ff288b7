import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSlots } from '../storage/slots.ts'
import { createLanes } from './lanes.ts'

function held() {
  let release = () => {}
  const wait = new Promise<void>((resolve) => (release = resolve))
  return { work: () => wait, release: () => release() }
}

const sender = (caller: string, address?: string) => ({ caller, address })
const taken = () => Promise.resolve('taken')

it('so many bodies at once per caller and in all; what is over makes room', async () => {
  const lanes = createLanes({ perCaller: 2, perAddress: 3, total: 3 })
  const body = held()
  const running = [lanes(sender('a'), body.work), lanes(sender('a'), body.work)]
  await expect(lanes(sender('a'), body.work)).rejects.toMatchObject({ error: 'request.tooMany' })
  running.push(lanes(sender('b'), body.work))
  await expect(lanes(sender('c'), body.work)).rejects.toMatchObject({ error: 'server.busy' })
  body.release()
  await Promise.all(running)
  expect(await lanes(sender('a'), taken)).toBe('taken')
})

it('whoever opens many chats from one address leaves room for other addresses and for agents', async () => {
  const lanes = createLanes({ perCaller: 1, perAddress: 2, total: 4 })
  const body = held()
  const running = ['a', 'b'].map((caller) => lanes(sender(caller, '192.0.2.1'), body.work))
  await expect(lanes(sender('c', '192.0.2.1'), taken)).rejects.toMatchObject({ error: 'request.tooMany' })
  expect(await lanes(sender('d', '192.0.2.2'), taken)).toBe('taken')
  expect(await lanes(sender('agent'), taken)).toBe('taken')
  body.release()
  await Promise.all(running)
  expect(await lanes(sender('c', '192.0.2.1'), taken)).toBe('taken')
})

it('a body that fails makes room too', async () => {
  const lanes = createLanes({ perCaller: 1, perAddress: 1, total: 1 })
  const failed = lanes(sender('a', '192.0.2.1'), () => Promise.reject(new Error('cut')))
  await expect(failed).rejects.toThrow('cut')
  expect(await lanes(sender('a', '192.0.2.1'), taken)).toBe('taken')
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

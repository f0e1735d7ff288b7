import { expect, it } from 'vitest'
import { z } from 'zod'
import * as codes from './codes.ts'
import { code, coded } from './wire.ts'

const { nameOf, textMsgType: _, ...named } = codes
const tables = Object.entries<Readonly<Record<string, number>>>(named)

it.each(tables)('%s: every name is its own number, on the way in and on the way out', (_, table) => {
  const schema = coded(table)
  for (const [name, number] of Object.entries(table)) {
    expect(z.decode(schema, number)).toBe(name)
    expect(z.encode(schema, name)).toBe(number)
    expect(code(table).parse(number)).toBe(number)
  }
  expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length)
  const others: unknown[] = [-7, 0.5, '1', null, undefined, NaN, 'constructor']
  for (const wrong of others) {
    expect(schema.safeParse(wrong).success).toBe(false)
    expect(nameOf(table, wrong)).toBeUndefined()
  }
})

it("the numbers are the spec's", () => {
  expect(codes.senderTypes).toEqual({ visitor: 1, agent: 2, robot: 3, system: 4 })
  expect(codes.sessionStatuses).toEqual({ ended: 0, noAgent: 1, withAgent: 2, queued: 3 })
  expect(codes.receiveModes).toEqual({ robot: 0, humanFirst: 1, robotGuide: 2, humanOnly: 3 })
  expect(codes.robotRatings).toEqual({ liked: 0, disliked: 1, hidden: 2 })
  expect(Object.values(codes.menuTypes)).toEqual([0, 1, 3, 4, 5, 6, 7])
  expect(Object.values(codes.eventTypes)).toEqual([1200, 1201, 1202, 1203, 1204, 1205, 1207, 1208])
  expect(Object.values(codes.ticketStatuses)).toEqual([0, 1, 2, 3, 5, 99])
})

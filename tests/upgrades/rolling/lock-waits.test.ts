import { expect, it } from 'vitest'
import { lockWaitsIn } from './lock-waits.ts'

const time = '2026-11-17 10:00:00.000 UTC'
const log = (...lines: string[]) => lines.map((line) => `${time} ${line}`).join('\n')
const migrator =
  '[8] LOG:  connection authorized: user=postgres database=foyer application_name=foyer migrate'
const wait = (pid: number, ms: number) =>
  `[${pid}] LOG:  process ${pid} acquired AccessShareLock on relation 16400 of database 16384 after ${ms} ms`
const detail = (pid: number, holders: string, queue: string) =>
  `[${pid}] DETAIL:  ${holders.includes(',') ? 'Processes' : 'Process'} holding the lock: ${holders}. Wait queue: ${queue}.`

it('a wait is told with its length and whether the application was in its way', () => {
  const waits = log(migrator, detail(7, '8', '7'), wait(7, 120.005), detail(9, '3', '9'), wait(9, 33.1))
  const lock = 'AccessShareLock on relation'
  expect(lockWaitsIn(waits, 'foyer migrate')).toEqual([
    { lock, ms: 120.005, isBehind: true },
    { lock, ms: 33.1, isBehind: false },
  ])
})

it('who waits in line before somebody is in their way too, who waits after them is not', () => {
  const waits = log(migrator, detail(7, '3, 4', '8, 7'), wait(7, 50), detail(9, '3', '9, 8'), wait(9, 60))
  expect(lockWaitsIn(waits, 'foyer migrate').map(({ isBehind }) => isBehind)).toEqual([true, false])
})

it('the waits of the application itself do not count', () => {
  expect(lockWaitsIn(log(migrator, detail(8, '3', '8'), wait(8, 190)), 'foyer migrate')).toEqual([])
})

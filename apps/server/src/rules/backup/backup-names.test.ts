import { expect, it } from 'vitest'
import { backupName, backupsToRemove, finishedBackups, isUnfinished, unfinishedName } from './backup-names.ts'

const first = backupName(Date.UTC(2026, 10, 17, 2, 0, 0, 5))
const second = backupName(Date.UTC(2026, 10, 18))
const third = backupName(Date.UTC(2027, 0, 1))

it('names a backup by its time', () => {
  expect(first).toBe('foyer-20261117T020000.005Z')
})

it('lists finished backups, newest first, and nothing else', () => {
  const names = [
    second,
    'lost+found',
    unfinishedName(third),
    `${first}.drill-20261117T030000.000Z.json`,
    first,
  ]
  expect(finishedBackups(names)).toEqual([second, first])
  expect(names.filter(isUnfinished)).toEqual([unfinishedName(third)])
})

it('keeps the newest ones', () => {
  expect(backupsToRemove([first, third, second], 2)).toEqual([first])
  expect(backupsToRemove([first], 2)).toEqual([])
})

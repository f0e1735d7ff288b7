import { expect, it } from 'vitest'
import { unreadFields } from './unread-fields.ts'

type Sample = { name: string; ports: { port: number }[] }

it('lists the fields that were not read, at any depth and in lists', () => {
  const value = { name: 'a', nmae: 'b', ports: [{ port: 1, prot: 'TCP' }] }
  const unread = unreadFields(value, (watched) => {
    const sample = watched as Sample
    expect(sample.name).toBe('a')
    for (const { port } of sample.ports) expect(port).toBe(1)
  })
  expect(unread).toEqual(['/nmae', '/ports/0/prot'])
})

import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../platform/storage.ts'
import { createDrafts } from './drafts.ts'

describe('drafts', () => {
  it('are kept per agent and thread, and end with their text', () => {
    const storage = memoryStorage()
    const ana = createDrafts(storage, '7')
    ana.set('t1', 'Dear Sam')
    ana.set('t2', '  \n ')
    expect(createDrafts(storage, '7').get('t1')).toBe('Dear Sam')
    expect(createDrafts(storage, '8').get('t1')).toBe('')
    expect(ana.count()).toBe(1)
    ana.set('t1', '')
    expect(storage.keys()).toEqual([])
  })

  it('are forgotten together, and only one’s own', () => {
    const storage = memoryStorage()
    createDrafts(storage, '8').set('t1', 'not Ana’s')
    const ana = createDrafts(storage, '7')
    ana.set('t1', 'a')
    ana.set('t2', 'b')
    ana.forgetAll()
    expect(storage.keys()).toEqual(['foyer.desk.draft.8.t1'])
  })
})

import { memoryStorage } from '@foyer/client/storage.ts'
import type { SavedCall } from '@foyer/core/calls/state.ts'
import { describe, expect, it } from 'vitest'
import { savedCallKey, readKept, writeKept } from './saved-call.ts'

const kept: SavedCall = {
  callId: 'c1',
  leg: 'leg-v-1',
  at: 5,
  since: 3,
  media: 'video',
  mine: { isMuted: true, isCameraOff: false },
}

describe('what a tab keeps of its call', () => {
  it('is read as it was written, each side for itself', () => {
    const storage = memoryStorage()
    writeKept(storage, 'visitor', kept)
    expect(readKept(storage, 'visitor')).toEqual(kept)
    expect(readKept(storage, 'agent')).toBeUndefined()
    writeKept(storage, 'visitor', { ...kept, farewell: 'hangUp' })
    expect(readKept(storage, 'visitor')?.farewell).toBe('hangUp')
    writeKept(storage, 'visitor', undefined)
    expect(readKept(storage, 'visitor')).toBeUndefined()
  })

  it.each(['', 'null', '[]', '7', '{"callId":"c1"}', '{"callId":{},"leg":[]}'])('%j is nothing', (text) => {
    const storage = memoryStorage()
    storage.setItem(savedCallKey('agent'), text)
    expect(readKept(storage, 'agent')).toBeUndefined()
  })

  it('a storage that refuses costs nothing else', () => {
    const refuse = (): never => {
      throw new Error('forbidden')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    expect(() => writeKept(storage, 'visitor', kept)).not.toThrow()
    expect(readKept(storage, 'visitor')).toBeUndefined()
    expect(readKept(undefined, 'visitor')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { sampleAccess } from '../../tickets/sample-access.ts'
import type { Notice } from '../ticket-access.ts'
import { createAttachments } from './create-attachments.ts'

function open() {
  const notices: Notice[] = []
  const kept: unknown[] = []
  const store = createAttachments({
    access: sampleAccess({}, { notify: (notice) => notices.push(notice) }),
    files: [],
    onFiles: (files) => kept.push(files.map(({ fileName }) => fileName)),
    prepare: async (file) => file,
  })
  const names = () => store.get().files.map(({ fileName }) => fileName)
  return { store, notices, kept, names }
}

const file = (name: string, type = 'image/png') => new File(['x'], name, { type })

describe('attachments', () => {
  it('V-05 are uploaded in the order of choosing, and kept with their type', async () => {
    const { store, names, kept } = open()
    store.add([file('a.png'), file('b.jpg', 'image/jpeg')])
    await expect.poll(names).toEqual(['a.png', 'b.jpg'])
    expect(store.get().files[1]).toEqual({
      fileName: 'b.jpg',
      fileType: 'image/jpeg',
      fileUrl: '/files/1/b.jpg',
    })
    expect(kept).toEqual([['a.png'], ['a.png', 'b.jpg']])
  })

  it('V-05 three at most: what is there and what is on its way count alike', async () => {
    const { store, notices, names } = open()
    store.add([file('a.png')])
    await expect.poll(names).toEqual(['a.png'])
    store.add([file('slow.png'), file('c.png'), file('d.png')])
    expect(notices).toMatchObject([{ text: 'notice.filesMax', params: { count: '3' } }])
    expect(store.get().uploads).toHaveLength(2)
  })

  it('V-08 what is no picture, or too large, does not begin', () => {
    const { store, notices } = open()
    const large = Object.defineProperty(file('film.png'), 'size', { value: 52_428_801 })
    store.add([file('a.pdf'), file('b.zip'), large])
    expect(notices.map(({ text }) => text)).toEqual(['error.onlyIMG', 'error.fileMax'])
    expect(store.get().uploads).toEqual([])
  })

  it('S-30 one that was lost can be tried again, or removed; one that is there can be removed', async () => {
    const { store, names } = open()
    store.add([file('lost.png')])
    await expect.poll(() => store.get().uploads[0]?.phase.name).toBe('failed')
    const [lost] = store.get().uploads
    store.retry(lost?.id ?? '')
    await expect.poll(() => store.get().uploads[0]?.phase.name).toBe('failed')
    store.cancel(lost?.id ?? '')
    store.add([file('a.png')])
    await expect.poll(names).toEqual(['a.png'])
    store.remove('/files/1/a.png')
    expect(store.get()).toEqual({ files: [], uploads: [] })
  })
})

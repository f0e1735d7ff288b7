import { describe, expect, it } from 'vitest'
import { acceptedPictures, refuseAttachment, roomForAttachments } from './attachments.ts'

describe('files of a ticket', () => {
  it('V-05 the picker offers gif, jpeg, png, jpg and bmp; there is room for three', () => {
    expect(acceptedPictures.split(',').map((type) => type.slice('image/'.length))).toEqual([
      'gif',
      'jpeg',
      'jpg',
      'png',
      'bmp',
    ])
    expect([0, 2, 3, 4].map(roomForAttachments)).toEqual([3, 1, 0, 0])
  })

  it.each('rar zip tar gz 7z bz2 cab iso doc docx xls xlsx ppt pptx pdf txt md xml'.split(' '))(
    'V-08 .%s is refused before it is sent',
    (suffix) => {
      expect(refuseAttachment({ name: `lid.${suffix.toUpperCase()}`, bytes: 1 })).toBe('upload.type')
    },
  )

  it('V-08 more than 50 MB, and nothing at all, are refused', () => {
    expect(refuseAttachment({ name: 'lid.png', bytes: 52_428_800 })).toBeUndefined()
    expect(refuseAttachment({ name: 'lid.png', bytes: 52_428_801 })).toBe('upload.tooLarge')
    expect(refuseAttachment({ name: 'lid.bmp', bytes: 0 })).toBe('upload.type')
  })
})

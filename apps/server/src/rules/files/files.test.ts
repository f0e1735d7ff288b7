import { describe, expect, it } from 'vitest'
import { byteRangeOf } from './byte-range.ts'
import { refuseUpload } from '@foyer/core/files/decide-upload.ts'
import { displayName, withSuffix } from './display-name.ts'
import { fileKindOf, suffixOf } from '@foyer/core/files/file-kind.ts'
import { isShownInPlace, servedTypeOf } from './served-type.ts'

const allOn = { imageButtonFlag: true, videoButtonFlag: true, fileButtonFlag: true } as const

describe('what kind of file it is', () => {
  it.each([
    ['image', ['a.jpg', 'A.JPEG', 'b.png', 'c.gif', 'd.webp']],
    ['video', ['a.mp4', 'a.avi', 'a.MOV', 'a.rmvb', 'a.rm', 'a.flv', 'a.3gp']],
    ['audio', ['a.mp3', 'a.wav', 'a.ogg']],
    ['file', ['a.pdf', 'a', '', '.png', 'a.svg', 'a.html', 'a.png.exe', 'a.jpg/', 'a.toString', 'a.mp4 ']],
  ] as const)('V-09 %s by its suffix', (kind, names) => {
    for (const name of names) expect([name, fileKindOf(name)]).toEqual([name, kind])
  })

  it('a suffix is short, plain and not the whole name', () => {
    expect(suffixOf('Report.PDF')).toBe('pdf')
    for (const none of ['', 'x', '.htaccess', 'x.', 'x.a b', `x.${'y'.repeat(17)}`])
      expect(suffixOf(none)).toBe('')
  })
})

describe('whether it is taken', () => {
  const file = { kind: 'image', bytes: 10 } as const

  it('P-02 only while an agent is there', () => {
    expect(refuseUpload('withAgent', allOn, file)).toBeUndefined()
    for (const status of ['ended', 'noAgent', 'queued'] as const) {
      expect(refuseUpload(status, allOn, file)).toBe('upload.refused')
    }
  })

  it.each([
    ['image', 'imageButtonFlag'],
    ['video', 'videoButtonFlag'],
    ['audio', 'fileButtonFlag'],
    ['file', 'fileButtonFlag'],
  ] as const)('P-02 %s needs the flag of its button', (kind, flag) => {
    expect(refuseUpload('withAgent', { ...allOn, [flag]: false }, { kind, bytes: 1 })).toBe('upload.refused')
  })

  it('V-09 50 MB are taken, one byte more is not, and nothing is no file', () => {
    expect(refuseUpload('withAgent', allOn, { ...file, bytes: 52_428_800 })).toBeUndefined()
    expect(refuseUpload('withAgent', allOn, { ...file, bytes: 52_428_801 })).toBe('upload.tooLarge')
    expect(refuseUpload('withAgent', allOn, { ...file, bytes: 0 })).toBe('upload.type')
  })
})

describe('the type it is served as', () => {
  it('comes from our list: what a picture is, not what it says it is', () => {
    expect(servedTypeOf('image', 'a.png', 'image/jpeg')).toEqual({
      kind: 'image',
      mime: 'image/jpeg',
      suffix: 'jpg',
    })
    expect(servedTypeOf('video', 'a.mov', 'video/mp4')?.mime).toBe('video/quicktime')
    expect(servedTypeOf('audio', 'a.mp3', 'audio/mpeg')?.mime).toBe('audio/mpeg')
  })

  it.each([
    ['image', 'a.png', 'image/svg+xml'],
    ['image', 'a.png', ''],
    ['image', 'a.gif', 'toString'],
    ['image', 'a.jpg', 'image/tiff'],
    ['video', 'a.mp4', 'text/html'],
    ['video', 'a.mp4', 'video/x-flv'],
    ['audio', 'a.mp3', 'video/mp4'],
    ['audio', 'a.ogg', ''],
  ] as const)('V-12 a %s named %s that is %j has none', (kind, name, sniffed) => {
    expect(servedTypeOf(kind, name, sniffed)).toBeUndefined()
  })

  it('every other file is for saving only, whatever is in it', () => {
    for (const name of ['a.html', 'a.svg', 'a.xhtml', 'a.js', 'a', 'a.pdf']) {
      const type = servedTypeOf('file', name, 'text/html')
      expect(type?.mime).toBe('application/octet-stream')
      expect(isShownInPlace(type?.mime ?? '')).toBe(false)
    }
    expect(isShownInPlace(servedTypeOf('video', 'a.rm', 'application/vnd.rn-realmedia')?.mime ?? '')).toBe(
      false,
    )
  })
})

describe('the name it is shown by', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/abs/olute.png', 'olute.png'],
    ['C:\\con.txt', '_con.txt'],
    ['NUL', '_NUL'],
    ['a\u0000.png', 'a.png'],
    ['%2e%2e%2fx', '_2e_2e_2fx'],
    ['.htaccess', 'htaccess'],
    ['..', 'file'],
    ['', 'file'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['"; filename="x.html', '__ filename=_x.html'],
    ['line\r\nbreak.png', 'linebreak.png'],
    ['résumé 简历.pdf', 'résumé 简历.pdf'],
    ['\ud800.png', '\ufffd.png'],
  ])('%j becomes %j', (given, shown) => {
    expect(displayName(given)).toBe(shown)
  })

  it('is short and keeps its suffix', () => {
    expect(displayName(`${'長'.repeat(4000)}.pdf`)).toBe(`${'長'.repeat(96)}.pdf`)
    expect(withSuffix('photo.png', 'jpg')).toBe('photo.jpg')
    expect(withSuffix('photo.jpeg', 'jpg')).toBe('photo.jpeg')
    expect(withSuffix('photo', 'jpg')).toBe('photo.jpg')
  })
})

describe('parts of a file', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-300', { start: 0, end: 9 }],
    ['bytes=5-99999', { start: 5, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,2-3', undefined],
    ['lines=0-1', undefined],
    ['bytes=0-99999999999999999999', undefined],
  ])('of ten bytes, %j is %j', (header, range) => {
    expect(byteRangeOf(header, 10)).toEqual(range)
  })
})

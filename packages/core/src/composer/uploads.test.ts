import { errors, type ErrorCode } from '@foyer/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import type { NoticeKey } from '../session/effect.ts'
import { limits } from '../timing.ts'
import type { NewFile, UploadEffect, UploadEvent, Uploads } from './upload.ts'
import { stepUploads } from './uploads.ts'

const flags = { imageButtonFlag: true, videoButtonFlag: true, fileButtonFlag: true } as const

function fileOf(name: string, part: Partial<NewFile> = {}): NewFile {
  return { id: name, name, bytes: 2048, road: 'form', ...part }
}

function added(...files: readonly NewFile[]): UploadEvent {
  return { type: 'added', files, status: 'withAgent', flags }
}

function stored(id: string): UploadEvent {
  return { type: 'finished', id, file: { url: `/files/${id}`, name: id, suffix: id.split('.').at(-1) ?? '' } }
}

/** K-01: for 3 s. */
function notice(text: NoticeKey): UploadEffect {
  return { do: 'notice', tone: 'error', text, ms: 3000 }
}

/** The machine, and all it ever wanted done. */
function run(...events: readonly UploadEvent[]) {
  const effects: UploadEffect[] = []
  let uploads: Uploads = []
  for (const event of events) {
    const step = stepUploads(uploads, event)
    uploads = step.uploads
    effects.push(...step.effects)
  }
  const of = (name: UploadEffect['do']) => effects.filter((effect) => effect.do === name)
  return { uploads, effects, of, phases: uploads.map(({ id, phase }) => [id, phase.name]) }
}

describe('files on their way', () => {
  it('V-09 a chosen file is uploaded, then sent as what its suffix says', () => {
    const { uploads, effects } = run(added(fileOf('lid.jpg')), stored('lid.jpg'))
    expect(effects).toEqual([
      { do: 'upload', id: 'lid.jpg' },
      { do: 'send', content: { kind: 'image', url: '/files/lid.jpg', name: 'lid.jpg' } },
    ])
    expect(uploads).toEqual([])
  })

  it.each([
    ['a.png', { kind: 'image' }],
    ['a.rmvb', { kind: 'video' }],
    ['a.ogg', { kind: 'audio' }],
    ['a.pdf', { kind: 'file', size: 2 }],
  ])('V-09 %s becomes %j', (name, content) => {
    const { of } = run(added(fileOf(name)), stored(name))
    expect(of('send')).toEqual([{ do: 'send', content: { url: `/files/${name}`, name, ...content } }])
  })

  it('V-09 K-01 50 MB are taken; one byte more is a notice and no upload', () => {
    expect(limits.uploadBytes).toBe(52_428_800)
    expect(run(added(fileOf('a.mp4', { bytes: 52_428_800 }))).of('upload')).toHaveLength(1)
    const { uploads, effects } = run(added(fileOf('a.mp4', { bytes: 52_428_801 })))
    expect(uploads).toEqual([])
    expect(effects).toEqual([notice('error.fileMax')])
  })

  it('V-09 of several files the good ones go on, and the same reason is told once', () => {
    const big = { bytes: 60_000_000 }
    const { effects } = run(added(fileOf('a.png', big), fileOf('b.png'), fileOf('c.png', big)))
    expect(effects).toEqual([notice('error.fileMax'), { do: 'upload', id: 'b.png' }])
  })

  it('P-02 nothing begins without a person, or against the flag of its kind', () => {
    const files = [fileOf('a.mp4')]
    const late: UploadEvent = { type: 'added', files, status: 'noAgent', flags }
    const off: UploadEvent = {
      type: 'added',
      files,
      status: 'withAgent',
      flags: { ...flags, videoButtonFlag: false },
    }
    for (const event of [late, off]) {
      expect(run(event).effects).toEqual([notice('error.uploadRefused')])
    }
  })

  it('P-02 a pasted picture is a picture, whatever it is called', () => {
    const event: UploadEvent = {
      type: 'added',
      files: [fileOf('', { road: 'dataUrl' })],
      status: 'withAgent',
      flags: { ...flags, fileButtonFlag: false },
    }
    expect(run(event).uploads).toMatchObject([{ kind: 'image', road: 'dataUrl' }])
  })
})

describe('one after the other', () => {
  const three = added(fileOf('a.png'), fileOf('b.png'), fileOf('c.png'))

  it('only one is under way, and messages keep the order of choosing', () => {
    const first = run(three)
    expect(first.phases).toEqual([
      ['a.png', 'sending'],
      ['b.png', 'waiting'],
      ['c.png', 'waiting'],
    ])
    const { effects } = run(three, stored('a.png'), stored('b.png'), stored('c.png'))
    expect(effects.map((effect) => ('id' in effect ? effect.id : effect.do))).toEqual([
      'a.png',
      'send',
      'b.png',
      'send',
      'c.png',
      'send',
    ])
  })

  it('one that fails does not stand in the way', () => {
    const { phases } = run(three, { type: 'interrupted', id: 'a.png', reason: 'network' })
    expect(phases).toEqual([
      ['a.png', 'failed'],
      ['b.png', 'sending'],
      ['c.png', 'waiting'],
    ])
  })

  it('more can be added meanwhile', () => {
    const { phases, of } = run(three, added(fileOf('d.png')))
    expect(phases.at(-1)).toEqual(['d.png', 'waiting'])
    expect(of('upload')).toHaveLength(1)
  })

  it('progress is a share between 0 and 1', () => {
    const shares = [-1, 0.4, 7].map(
      (share) => run(three, { type: 'progressed', id: 'a.png', share }).uploads[0]?.phase,
    )
    expect(shares).toEqual([0, 0.4, 1].map((share) => ({ name: 'sending', share })))
  })
})

describe('what can go wrong', () => {
  const one = added(fileOf('a.png'))

  it.each([
    ['upload.tooLarge', 'error.fileMax'],
    ['upload.type', 'error.onlyIMG'],
    ['upload.refused', 'error.uploadRefused'],
    ['request.tooLarge', 'error.tooLarge'],
  ] as const)('X-02 %s is told at once and stays at the file', (error, text) => {
    const { uploads, of } = run(one, { type: 'refused', id: 'a.png', error })
    expect(of('notice')).toEqual([notice(text)])
    expect(uploads[0]?.phase).toEqual({ name: 'failed', reason: text, canRetry: false })
  })

  it('X-03 an identity that the server no longer knows is a question, not a notice', () => {
    const { uploads, of } = run(one, { type: 'refused', id: 'a.png', error: 'identity.expired' })
    expect(of('refuseIdentity')).toHaveLength(1)
    expect(of('notice')).toEqual([])
    expect(uploads[0]?.phase).toMatchObject({ name: 'failed', canRetry: true })
  })

  it.each(Object.keys(errors) as ErrorCode[])('X-11 after %s nothing is sent', (error) => {
    const { of } = run(
      added(fileOf('shot.png', { road: 'dataUrl' })),
      { type: 'refused', id: 'shot.png', error },
      stored('shot.png'),
    )
    expect(of('send')).toEqual([])
  })

  it('X-11 a pasted picture goes on only when it was stored', () => {
    const paste = added(fileOf('shot.png', { road: 'dataUrl' }))
    expect(run(paste, { type: 'progressed', id: 'shot.png', share: 1 }).of('send')).toEqual([])
    expect(run(paste, { type: 'interrupted', id: 'shot.png', reason: 'network' }).of('send')).toEqual([])
    expect(run(paste, stored('shot.png')).of('send')).toHaveLength(1)
  })

  it('X-04 a connection that failed can be tried again', () => {
    const { uploads, of } = run(one, { type: 'interrupted', id: 'a.png', reason: 'network' })
    expect(uploads[0]?.phase).toEqual({ name: 'failed', reason: 'error.network', canRetry: true })
    expect(of('notice')).toEqual([])
  })

  it.each(['server', 'busy'] as const)(
    'X-01 a server in trouble (%s) is told at once, and can be tried again',
    (reason) => {
      const { uploads, of } = run(one, { type: 'interrupted', id: 'a.png', reason })
      expect(of('notice')).toEqual([notice('error.network')])
      expect(uploads[0]?.phase).toMatchObject({ name: 'failed', canRetry: true })
    },
  )

  it('X-02 somebody who was too fast is told so', () => {
    const { uploads, of } = run(one, { type: 'interrupted', id: 'a.png', reason: 'tooMany' })
    expect(of('notice')).toEqual([notice('error.tooMany')])
    expect(uploads[0]?.phase).toMatchObject({ reason: 'error.tooMany', canRetry: true })
  })

  it('trying again sends once, however often it is pressed', () => {
    const again: UploadEvent = { type: 'retried', id: 'a.png' }
    const { of, uploads } = run(
      one,
      { type: 'interrupted', id: 'a.png', reason: 'network' },
      again,
      again,
      stored('a.png'),
      stored('a.png'),
    )
    expect(of('upload')).toHaveLength(2)
    expect(of('send')).toHaveLength(1)
    expect(uploads).toEqual([])
  })

  it('what was refused for good, or runs already, is not tried again', () => {
    const again: UploadEvent = { type: 'retried', id: 'a.png' }
    expect(run(one, again).of('upload')).toHaveLength(1)
    expect(run(one, { type: 'refused', id: 'a.png', error: 'upload.type' }, again).of('upload')).toHaveLength(
      1,
    )
  })
})

describe('taking it back', () => {
  const two = added(fileOf('a.png'), fileOf('b.png'))

  it('a cancelled file is aborted, is never sent, and the next one begins', () => {
    const { effects, phases } = run(two, { type: 'cancelled', id: 'a.png' }, stored('a.png'))
    expect(effects).toEqual([
      { do: 'upload', id: 'a.png' },
      { do: 'abort', id: 'a.png' },
      { do: 'upload', id: 'b.png' },
    ])
    expect(phases).toEqual([['b.png', 'sending']])
  })

  it('one that waits or failed is simply gone', () => {
    const { of } = run(two, { type: 'cancelled', id: 'b.png' })
    expect(of('abort')).toEqual([])
    const failed = run(
      two,
      { type: 'refused', id: 'a.png', error: 'upload.type' },
      { type: 'cancelled', id: 'a.png' },
    )
    expect(failed.of('abort')).toEqual([])
    expect(failed.phases).toEqual([['b.png', 'sending']])
  })

  it('P-02 the end of the chat ends everything, and what comes late is not sent', () => {
    const { uploads, of } = run(two, { type: 'closed' }, stored('a.png'), stored('b.png'))
    expect(uploads).toEqual([])
    expect(of('abort')).toEqual([{ do: 'abort', id: 'a.png' }])
    expect(of('send')).toEqual([])
  })

  it('news of unknown files changes nothing', () => {
    const { uploads } = run(two)
    for (const type of ['cancelled', 'retried'] as const) {
      expect(stepUploads(uploads, { type, id: 'x' }).effects).toEqual([])
    }
    expect(stepUploads(uploads, stored('x'))).toEqual({ uploads, effects: [] })
  })
})

import { createStore } from '@foyer/client/store.ts'
import type { Result } from '@foyer/client/result.ts'
import { SessionDriver } from '../../rules/session/session-driver.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import type { StoredFile } from '@foyer/core/composer/uploaded-content.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { describe, expect, it } from 'vitest'
import { createUploads } from './create-uploads.ts'

type Sent = { body: File | string; userId: string; signal: AbortSignal; onProgress: (share: number) => void }

const png = new File(['abc'], 'shot.png', { type: 'image/png' })
const stored = { url: '/files/1-a/shot.png', name: 'shot.png', suffix: 'png' }
const refused = {
  ok: false,
  kind: 'refused',
  error: 'upload.type',
  http: 400,
} as const

function setUp(dataUrl: () => Promise<string> = async () => 'data:application/octet-stream;base64,YWJj') {
  const driver = SessionDriver.started({}, { status: 'withAgent' })
  const state = createStore(driver.state)
  const dispatched: SessionEvent[] = []
  const messages: MessageContent[] = []
  const notices: string[] = []
  const posts: (Sent & { answer: (result: Result<StoredFile>) => Promise<void> })[] = []
  let ids = 0

  function post(body: File | string, watched: Omit<Sent, 'body'>): Promise<Result<StoredFile>> {
    return new Promise((resolve) => {
      posts.push({
        body,
        ...watched,
        answer: async (result) => {
          resolve(result)
          await settled()
        },
      })
    })
  }

  const uploads = createUploads({
    chat: {
      session: {
        get: state.get,
        subscribe: state.subscribe,
        dispatch: (event) => void dispatched.push(event),
      },
      toasts: { show: ({ text }) => void notices.push(text) },
      sendContent: (content) => void messages.push(content),
    },
    uploader: { upload: post, uploadBase64: post },
    newId: () => String((ids += 1)),
    readDataUrl: dataUrl,
  })
  function step(event: SessionEvent): void {
    driver.do(event)
    state.set(driver.state)
  }
  return { uploads, posts, messages, notices, dispatched, step }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

describe('files on their way', () => {
  it('V-09 are uploaded for this visitor, then sent as messages, once', async () => {
    const { uploads, posts, messages } = setUp()
    uploads.add([png])
    expect(posts).toMatchObject([{ body: png, userId: 'u1' }])
    posts[0]?.onProgress(0.5)
    expect(uploads.get()).toMatchObject([{ name: 'shot.png', phase: { share: 0.5 } }])
    await posts[0]?.answer({ ok: true, data: stored })
    expect(messages).toEqual([{ kind: 'image', url: stored.url, name: 'shot.png' }])
    expect(uploads.get()).toEqual([])
    expect(uploads.fileOf('1')).toBeUndefined()
  })

  it('V-10 a pasted octet-stream goes as a data url of a png', async () => {
    const { uploads, posts } = setUp()
    uploads.add([png], 'dataUrl')
    await settled()
    expect(posts.map(({ body }) => body)).toEqual(['data:image/png;base64,YWJj'])
  })

  it('X-11 a pasted picture that was refused is told and not sent', async () => {
    const { uploads, posts, messages, notices } = setUp()
    uploads.add([png], 'dataUrl')
    await settled()
    await posts[0]?.answer(refused)
    expect(messages).toEqual([])
    expect(notices).toEqual(['error.onlyIMG'])
    expect(uploads.get()).toMatchObject([{ phase: { name: 'failed' } }])
  })

  it('a picture that cannot be read any more fails, and can be tried again', async () => {
    const { uploads, posts } = setUp(() => Promise.reject(new Error('gone')))
    uploads.add([png], 'dataUrl')
    await settled()
    expect(posts).toEqual([])
    expect(uploads.get()).toMatchObject([{ phase: { name: 'failed', canRetry: true } }])
  })

  it('a cancelled upload is aborted, and a late answer sends nothing', async () => {
    const { uploads, posts, messages } = setUp()
    uploads.add([png])
    uploads.cancel('1')
    expect(posts[0]?.signal.aborted).toBe(true)
    await posts[0]?.answer({ ok: true, data: stored })
    expect(messages).toEqual([])
  })

  it('trying again uploads the same file, and sends one message', async () => {
    const { uploads, posts, messages } = setUp()
    uploads.add([png])
    await posts[0]?.answer({ ok: false, kind: 'unknown', reason: 'timeout', retryAfterMs: 0 })
    uploads.retry('1')
    expect(posts).toMatchObject([{ body: png }, { body: png }])
    await posts[1]?.answer({ ok: true, data: stored })
    expect(messages).toHaveLength(1)
  })

  it('P-02 end with the chat', async () => {
    const { uploads, posts, messages, step } = setUp()
    uploads.add([png, png])
    step({ type: 'received', event: { kind: 'closed', seq: 2, at: 1, reason: 'agent' }, at: 1 })
    expect(posts[0]?.signal.aborted).toBe(true)
    expect(uploads.get()).toEqual([])
    await posts[0]?.answer({ ok: true, data: stored })
    expect(posts).toHaveLength(1)
    expect(messages).toEqual([])
  })

  it('X-03 a server that does not know us any more is told to the session', async () => {
    const { uploads, posts, dispatched } = setUp()
    uploads.add([png])
    await posts[0]?.answer({ ...refused, error: 'identity.expired' })
    expect(dispatched).toEqual([{ type: 'identityRefused' }])
  })
})

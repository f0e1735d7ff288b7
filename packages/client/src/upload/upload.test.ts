import { describe, expect, it } from 'vitest'
import { FakeRequest } from './fake-request.ts'
import { createUploader } from './upload.ts'

const stored = { url: '/files/1-a/lid.jpg', name: 'lid.jpg', suffix: 'jpg' }
const file = new File(['abc'], 'lid.jpg', { type: 'image/jpeg' })

function setUp(token: string | undefined = 'proof') {
  const request = new FakeRequest()
  const shares: number[] = []
  const controller = new AbortController()
  const watched = {
    userId: 'u1',
    onProgress: (share: number) => void shares.push(share),
    signal: controller.signal,
  }
  const uploader = createUploader({
    token: () => token,
    now: () => 0,
    timeoutMs: 3_000_000,
    newRequest: () => request,
  })
  return { request, shares, controller, watched, uploader }
}

function formOf({ body }: FakeRequest): FormData {
  if (!(body instanceof FormData)) throw new Error('not a form')
  return body
}

describe('upload', () => {
  it('V-09 is a form with the fields file and userId, and the token in the header', async () => {
    const { uploader, request, watched } = setUp()
    const outcome = uploader.upload(file, watched)
    request.answer(200, { code: 200, data: stored })
    expect(await outcome).toEqual({ ok: true, data: stored })
    expect(request.url).toBe('/api/chat/visitor/upload')
    expect([...formOf(request).keys()].toSorted()).toEqual(['file', 'userId'])
    expect(formOf(request).get('userId')).toBe('u1')
    const sent = formOf(request).get('file')
    expect(sent instanceof File && [sent.name, sent.size]).toEqual(['lid.jpg', 3])
    expect(request.headers.get('token')).toBe('proof')
    expect(request.headers.has('content-type')).toBe(false)
  })

  it('K-01 waits 3,000,000 ms; without a token it sends none', () => {
    const { uploader, request, watched } = setUp('')
    void uploader.upload(file, watched)
    expect(request.timeout).toBe(3_000_000)
    expect(request.headers.has('token')).toBe(false)
  })

  it('tells how far it has come, when that is known', () => {
    const { uploader, request, watched, shares } = setUp()
    void uploader.upload(file, watched)
    request.progress(1, 4)
    request.progress(10, 0)
    request.progress(4, 4)
    expect(shares).toEqual([0.25, 1])
  })

  it('V-10 a pasted picture goes as JSON, as the data url it is', async () => {
    const { uploader, request, watched } = setUp()
    const outcome = uploader.uploadBase64('data:image/png;base64,AAAA', watched)
    request.answer(200, { code: 200, data: stored })
    expect(await outcome).toEqual({ ok: true, data: stored })
    expect(request.url).toBe('/api/chat/visitor/uploadBase64')
    expect(request.headers.get('content-type')).toBe('application/json')
    expect(request.body).toBe(JSON.stringify({ imgData: 'data:image/png;base64,AAAA', userId: 'u1' }))
  })

  it('X-02 a refusal comes with its error, whatever the HTTP status', async () => {
    for (const http of [200, 400, 413]) {
      const { uploader, request, watched } = setUp()
      const outcome = uploader.upload(file, watched)
      request.answer(http, { code: 400, error: 'upload.tooLarge', msg: 'error.fileMax' })
      expect(await outcome).toMatchObject({ ok: false, kind: 'refused', error: 'upload.tooLarge' })
    }
  })

  it.each([
    [200, { code: 500 }, 'server'],
    [502, '<h1>bad gateway</h1>', 'busy'],
    [429, { code: 400, error: 'request.tooMany' }, 'tooMany'],
    [200, '<login>', 'network'],
    [204, '', 'network'],
    [0, '', 'network'],
  ])('X-11 answer %i %j is no success', async (status, body, reason) => {
    const { uploader, request, watched } = setUp()
    const outcome = uploader.uploadBase64('data:image/png;base64,AAAA', watched)
    request.answer(status, body)
    expect(await outcome).toMatchObject({ ok: false, kind: 'unknown', reason })
  })

  it('a pause that the server asks for is understood', async () => {
    const { uploader, request, watched } = setUp()
    const outcome = uploader.upload(file, watched)
    request.answer(503, '', { 'retry-after': '7' })
    expect(await outcome).toMatchObject({ reason: 'busy', retryAfterMs: 7000 })
  })

  it.each([
    ['error', 'network'],
    ['timeout', 'timeout'],
  ] as const)('X-04 %s is an answer, not an exception', async (how, reason) => {
    const { uploader, request, watched } = setUp()
    const outcome = uploader.upload(file, watched)
    request.fail(how)
    expect(await outcome).toMatchObject({ ok: false, kind: 'unknown', reason })
  })

  it('can be called off, before and after it began', async () => {
    const { uploader, request, watched, controller } = setUp()
    const outcome = uploader.upload(file, watched)
    controller.abort()
    expect(await outcome).toMatchObject({ kind: 'unknown' })
    expect(request.isAborted).toBe(true)
    const late = setUp()
    late.controller.abort()
    expect(await late.uploader.upload(file, late.watched)).toMatchObject({ kind: 'unknown' })
    expect(late.request.url).toBe('')
  })
})

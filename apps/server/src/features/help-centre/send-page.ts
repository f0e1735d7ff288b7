import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { contentSecurity } from '../../platform/http/security-headers.ts'

type Sent = {
  body: string
  status?: 200 | 400 | 403 | 404 | 429 | 503
  type?: 'html' | 'xml'
  /** Whether any cache may keep it: its addresses do not depend on who asks. */
  isPublic: boolean
}

const types = { html: 'text/html; charset=utf-8', xml: 'application/xml; charset=utf-8' }

/** Pages are the same for everybody and change seldom: caches ask again after a minute, and get 304 for what they have. */
export function sendPage(reply: FastifyReply, sent: Sent): FastifyReply {
  const { body, status = 200, type = 'html', isPublic } = sent
  reply.headers({
    'content-type': types[type],
    'content-security-policy': contentSecurity.helpPage,
    // A form's origin and the page before the chat are known to our own pages only.
    'referrer-policy': 'same-origin',
  })
  if (status !== 200) return reply.code(status).header('cache-control', 'no-store').send(body)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.headers({
    etag,
    'cache-control': isPublic ? 'public, max-age=60, stale-while-revalidate=600' : 'private, max-age=60',
  })
  return isKnown(reply.request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body)
}

/** Proxies that compress a page make its tag a weak one. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some(
    (tag) =>
      tag
        .trim()
        .replace(/^W\//, '')
        .replace(/-gzip"$/, '"') === etag,
  )
}

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { contentSecurity } from '../../../server/src/platform/http/security-headers.ts'
import { basePath } from '../../src/base-path.ts'
import { sampleFor } from '../sample-files.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

export type Site = { address: string; close: () => Promise<void> }

/** Serves a built gallery at a free port, under the policy that the chat has. */
export async function serveSite(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    void answer(folder, request.url ?? '').then(({ status, type, body }) => {
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': contentSecurity.chat("frame-ancestors 'self'"),
        'cache-control': type === 'text/html' ? 'no-store' : 'max-age=3600, immutable',
      })
      response.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}${basePath}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(folder: string, url: string) {
  const path = normalize(new URL(url, 'http://gallery').pathname)
  const sample = sampleFor(path)
  const file = sample?.file ?? join(folder, path.slice(basePath.length).replace(/\/$/, '/index.html'))
  try {
    const type = sample?.type ?? types[extname(file)] ?? 'application/octet-stream'
    return { status: 200, type, body: await readFile(file) }
  } catch {
    return { status: 404, type: 'text/plain', body: '' }
  }
}

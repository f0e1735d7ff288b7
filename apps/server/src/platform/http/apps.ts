import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { contentSecurity, securityHeaders } from './security-headers.ts'

const apps = [
  { prefix: '/chat_online', folder: 'widget', policy: contentSecurity.widget },
  { prefix: '/desk', folder: 'desk', policy: contentSecurity.desk },
] as const

/** The built widget and desk. File names carry a hash, so they may be kept for ever; the page itself never. */
export async function serveApps(app: FastifyInstance, dir: string): Promise<void> {
  for (const { prefix, folder, policy } of apps) {
    const root = join(dir, folder)
    const page = (reply: FastifyReply) =>
      reply
        .headers({ ...securityHeaders, 'content-security-policy': policy, 'cache-control': 'no-cache' })
        .sendFile('index.html', root)

    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: `${prefix}/assets/`,
      decorateReply: folder === 'widget',
      cacheControl: false,
      setHeaders: (response) => void response.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    app.get(prefix, (_request, reply) => reply.redirect(`${prefix}/`))
    for (const file of await looseFiles(root)) {
      app.get(`${prefix}/${file}`, (_request, reply) =>
        reply.header('cache-control', 'public, max-age=86400').sendFile(file, root),
      )
    }
    // History-mode routes: whatever is no file is the app's to show, its 404 included.
    app.get(`${prefix}/*`, (_request, reply) => page(reply))
  }
}

/** Files beside the page, such as pictures with a fixed name. */
async function looseFiles(root: string): Promise<string[]> {
  const found = await readdir(root, { withFileTypes: true })
  return found.flatMap((entry) => (entry.isFile() && entry.name !== 'index.html' ? [entry.name] : []))
}

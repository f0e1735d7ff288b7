import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readChatPage, type BootstrapOf } from './chat-page.ts'
import { contentSecurity, forAnySite } from './security-headers.ts'

/** For what keeps its name when it changes: browsers ask again before long. */
const keptShortly = 'public, max-age=300, must-revalidate'
const keptForEver = 'public, max-age=31536000, immutable'
/** As Vite writes them: `main-B2x_9aQk.js`; and what the build compressed of them. */
const hashed = /-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/

/** The files of a build. A name that carries a hash is never another's. */
async function serveAssets(
  app: FastifyInstance,
  {
    prefix,
    root,
    headers = {},
  }: { prefix: string; root: string; headers?: Readonly<Record<string, string>> },
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.headers({ ...headers, 'cache-control': hashed.test(path) ? keptForEver : keptShortly })
    },
  })
}

/** Returns the `frame-ancestors` directive for a page of the chat. */
type WhoMayFrame = (page: string, request: FastifyRequest) => Promise<string>

/** Channel data that the pages of the chat need. */
type Channels = { mayFrame: WhoMayFrame; bootstrap: BootstrapOf }

const serving = { widget: serveWidget, desk: serveDesk, loader: serveLoader }

/** Serves the built widget, desk and loader, each from its folder, and skips missing folders. */
export async function serveApps(app: FastifyInstance, dir: string, channels: Channels): Promise<void> {
  const built = Object.entries(serving).filter(([folder]) => existsSync(join(dir, folder)))
  if (built.length === 0) throw new Error(`none of ${Object.keys(serving).join(', ')} is in ${dir}`)
  // Only for reply.sendFile().
  await app.register(fastifyStatic, { serve: false, cacheControl: false, preCompressed: true })
  for (const [folder, serve] of built) await serve(app, join(dir, folder), channels)
}

async function serveWidget(
  app: FastifyInstance,
  root: string,
  { mayFrame, bootstrap }: Channels,
): Promise<void> {
  await serveFilesOf(app, '/chat_online', root)
  const withBootstrap = await readChatPage(root, bootstrap)
  const page = async (reply: FastifyReply, path: string) => {
    const { request } = reply
    forPage(reply, contentSecurity.chat(await mayFrame(path, request)))
    const opened = await withBootstrap(path, request)
    return opened ? reply.type('text/html; charset=utf-8').send(opened) : sendIndex(reply, root)
  }

  app.get<{ Params: { '*': string } }>('/chat_online/*', ({ params }, reply) => page(reply, params['*']))
  // A ticket's link stands in its address: this page is kept by nobody and found by nobody.
  app.get('/chat_online/workorder', (_request, reply) =>
    page(reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }), 'workorder'),
  )
}

async function serveDesk(app: FastifyInstance, root: string): Promise<void> {
  await serveFilesOf(app, '/desk', root)
  // No window that opens the desk, or that it opens, has a hold on it.
  const alone = { 'cross-origin-opener-policy': 'same-origin' }
  app.get('/desk/*', (_request, reply) =>
    sendIndex(forPage(reply.headers(alone), contentSecurity.desk), root),
  )
}

function forPage(reply: FastifyReply, policy: string): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  return reply.header('content-security-policy', policy)
}

/** History-mode routes: whatever is no file is the app's to show, its 404 included. */
function sendIndex(reply: FastifyReply, root: string): FastifyReply {
  // Always the whole of it: a browser that hears 'not modified' may go on with the policy that it has kept.
  return reply.sendFile('index.html', root, { etag: false, lastModified: false })
}

/** Hashed ones, and those beside the page, such as pictures with a fixed name. */
async function serveFilesOf(app: FastifyInstance, prefix: string, root: string): Promise<void> {
  await serveAssets(app, { prefix: `${prefix}/assets/`, root: join(root, 'assets') })
  app.get(prefix, (_request, reply) => reply.redirect(`${prefix}/`))
  const found = await readdir(root, { withFileTypes: true })
  for (const { name } of found.filter((entry) => entry.isFile() && entry.name !== 'index.html')) {
    app.get(`${prefix}/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(name, root),
    )
  }
}

/** Scripts that sites embed by a fixed name. They load everything else under hashed names. */
const scripts = ['foyer.js', 'foyer-element.js']

/** The scripts that sites put on their pages, and what these load when somebody wants to chat. */
async function serveLoader(app: FastifyInstance, root: string): Promise<void> {
  for (const script of scripts.filter((name) => existsSync(join(root, name)))) {
    app.get(`/${script}`, (_request, reply) =>
      reply.headers({ ...forAnySite, 'cache-control': keptShortly }).sendFile(script, root),
    )
  }
  await serveAssets(app, { prefix: '/foyer/assets/', root: join(root, 'assets'), headers: forAnySite })
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { forAnySite } from './security-headers.ts'
import { keptShortly, serveAssets } from './serve-assets.ts'

/** What sites' pages name, whatever the version: the rest is found from there, under hashed names. */
const scripts = ['foyer.js', 'foyer-element.js']

/** The scripts that sites put on their pages, and what these load when somebody wants to chat. */
export async function serveLoader(app: FastifyInstance, root: string): Promise<void> {
  for (const script of scripts.filter((name) => existsSync(join(root, name)))) {
    app.get(`/${script}`, (_request, reply) =>
      reply.headers({ ...forAnySite, 'cache-control': keptShortly }).sendFile(script, root),
    )
  }
  await serveAssets(app, { prefix: '/foyer/assets/', root: join(root, 'assets'), headers: forAnySite })
}

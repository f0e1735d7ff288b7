import { launcherConfigExample, type LauncherConfig } from '@foyer/contract/channel/launcher-config.ts'
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { root } from '../../../scripts/repository/root.ts'
import { bundleScript } from './bundle-script.ts'
import { listen } from './listen.ts'

export type FoyerSite = { origin: string; close: () => Promise<void> }

const dist = join(root, 'apps/loader/dist')
const types = { js: 'text/javascript', html: 'text/html', json: 'application/json' }

/** A channel whose launcher has a look of its own. */
const dressed: LauncherConfig = {
  ...launcherConfigExample,
  launcher: { label: 'Ask us', icon: '', size: 48, offsetX: 10, offsetY: 40 },
}
const rtl: LauncherConfig = { ...launcherConfigExample, locale: 'ar', dir: 'rtl', color: '#0a7d4f' }

/**
 * What a server of Foyer's serves to a site: the built loader and a channel's line; and a frame of our own that
 * speaks through the port, and shows what it was told. The channel's name says how it behaves (frame.ts). `scripts` are
 * served besides, by their paths.
 */
export async function serveFoyer(scripts: Readonly<Record<string, string>> = {}): Promise<FoyerSite> {
  const frame = await bundleScript(join(import.meta.dirname, 'frame.ts'))
  const server = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://foyer')
    const send = (status: number, type: keyof typeof types, body: string | Buffer) => {
      response.writeHead(status, {
        'content-type': types[type],
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'max-age=300',
      })
      response.end(body)
    }
    const sendFile = (type: keyof typeof types, path: string) =>
      void readFile(path).then(
        (body) => send(200, type, body),
        () => send(404, 'html', ''),
      )
    const script = scripts[pathname]
    if (script !== undefined) send(200, 'js', script)
    else if (pathname === '/embed/dressed') send(200, 'json', JSON.stringify(dressed))
    else if (pathname === '/embed/unknown') send(404, 'json', JSON.stringify({ error: 'channel.unknown' }))
    else if (pathname.startsWith('/embed/'))
      send(200, 'json', JSON.stringify(searchParams.get('locale') === 'ar' ? rtl : launcherConfigExample))
    else if (pathname === '/chat_online/index') sendFile('html', join(import.meta.dirname, 'frame.html'))
    else if (pathname === '/frame.js') send(200, 'js', frame)
    else sendFile('js', join(dist, normalize(pathname.replace(/^\/foyer\//, '/'))))
  })
  return { origin: `http://127.0.0.1:${server.port}`, close: server.close }
}

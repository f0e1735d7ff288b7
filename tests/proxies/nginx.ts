import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startProxy, type ProxyPlace, type RunningProxy } from './running-proxy.ts'

const ours = join(import.meta.dirname, '../../deploy/nginx.conf')

/** nginx with the file that operators get, but for its place, its nodes and its certificate. */
export function startNginx(nodes: readonly [string, string]): Promise<RunningProxy> {
  return startProxy(
    {
      name: 'nginx',
      binary: '/usr/sbin/nginx',
      packageName: 'nginx-light',
      prepare: async (place) => {
        await writeFile(join(place.dir, 'foyer.conf'), filledIn(await readFile(ours, 'utf8'), place))
        const main = join(place.dir, 'nginx.conf')
        await writeFile(main, mainConf(place.dir))
        return { args: ['-p', place.dir, '-c', main, '-e', join(place.dir, 'error.log')] }
      },
    },
    nodes,
  )
}

/** The values that the head of the file names. */
function filledIn(conf: string, { port, httpPort, nodes, certificate, key, accessLog }: ProxyPlace): string {
  const values: [string, string][] = [
    ['/etc/ssl/foyer/fullchain.pem', certificate],
    ['/etc/ssl/foyer/privkey.pem', key],
    ['10.0.0.11:8080', nodes[0]],
    ['10.0.0.12:8080', nodes[1]],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    // Tests stay on loopback.
    ['listen [::]:443 ssl http2;', ''],
    ['listen [::]:80;', ''],
    ['/var/log/nginx/foyer.log', accessLog],
  ]
  return values.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
    return text.replaceAll(from, to)
  }, conf)
}

/** What Debian's own /etc/nginx/nginx.conf does around conf.d, in a folder of ours. */
function mainConf(dir: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
worker_shutdown_timeout 10s;
pid ${dir}/pid;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  include ${dir}/foyer.conf;
}
`
}

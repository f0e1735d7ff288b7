import { join } from 'node:path'
import { siteName, startProxy, type RunningProxy } from './running-proxy.ts'

const ours = join(import.meta.dirname, '../../deploy/Caddyfile')

/** Caddy with the file that operators get, and the variables that its head names. */
export function startCaddy(nodes: readonly [string, string]): Promise<RunningProxy> {
  return startProxy(
    {
      name: 'caddy',
      binary: '/usr/bin/caddy',
      packageName: 'caddy',
      prepare: async (place) => ({
        args: ['run', '--config', ours, '--adapter', 'caddyfile'],
        env: {
          FOYER_NAME: siteName,
          FOYER_NODES: place.nodes.join(' '),
          FOYER_TLS: `tls ${place.certificate} ${place.key}`,
          FOYER_BIND: '127.0.0.1',
          FOYER_HTTP_PORT: String(place.httpPort),
          FOYER_HTTPS_PORT: String(place.port),
          FOYER_LOG: place.accessLog,
          FOYER_CADDY_ADMIN: 'off',
          // Where it keeps certificates and its last configuration.
          HOME: place.dir,
          XDG_DATA_HOME: place.dir,
          XDG_CONFIG_HOME: place.dir,
        },
      }),
    },
    nodes,
  )
}

import { startOidc, type Oidc } from '../../oidc/provider.ts'

/** An identity provider at a place where the server of this run may reach one: each worker has such a place. */
export function startOidcHere(): Promise<Oidc> {
  const ports = (process.env['FOYER_SSO_PORTS'] ?? '').split(',')
  return startOidc({
    host: 'localhost',
    port: Number(ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]),
  })
}

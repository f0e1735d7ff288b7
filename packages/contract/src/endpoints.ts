import { visitorApi, type VisitorApi } from './api.ts'
import { deskApi, type DeskApi } from './desk/api.ts'
import type { Endpoint } from './endpoint.ts'

export type CallName = keyof VisitorApi | keyof DeskApi

/** Every endpoint with its schemas: for the server and for tests. */
export const endpoints: { [K in CallName]: Endpoint<K> } = { ...visitorApi, ...deskApi }

export function pathOf(name: CallName): string {
  return endpoints[name].path
}

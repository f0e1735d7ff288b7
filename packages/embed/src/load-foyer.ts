import type { ChannelFoyer, HostSettings } from './host.ts'

import { speak } from './speak.ts'

const loading = new Map<string, Promise<void>>()
let failures = 0

/**
 * Foyer's script, as a module: that needs no script element, so pages that allow none from strings (Trusted Types) need
 * no exception for it, and it comes under the nonce of whoever loads it.
 */
function loadScript(server: string): void {
  const address = new URL('foyer.js', server).href
  if (!loading.has(address)) loading.set(address, load(address))
}

async function load(address: string): Promise<void> {
  try {
    // A browser may remember that a file could not be had.
    await import(/* webpackIgnore: true */ /* @vite-ignore */ failures ? `${address}?${failures}` : address)
  } catch (cause) {
    failures++
    loading.delete(address)
    for (const [, , reject] of takeQueue()) reject(new Error('unavailable', { cause }))
  }
}

function takeQueue() {
  return window.Foyer && !window.Foyer.channel ? (window.Foyer.q ?? []).splice(0) : []
}

export type FoyerSettings = HostSettings & {
  /** URL of the Foyer server, for example `https://chat.example`. */
  server: string
}

/**
 * Puts the chat on the page and answers with the function that speaks to it. What is said before it is there waits for
 * it. For a channel that is on the page already, it only answers with the function.
 */
export function loadFoyer(settings: FoyerSettings): ChannelFoyer {
  const foyer = speak(settings.channel)
  if (typeof window !== 'undefined') {
    void foyer('boot', settings)
    loadScript(settings.server)
  }
  return foyer
}

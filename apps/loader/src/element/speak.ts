import type { Call, Foyer, Said, Speak } from '../handover.ts'

const own = new URL(import.meta.url)
/** Base URL that this file was loaded from. */
export const server = new URL('.', own)
let script: Promise<unknown> | undefined

/** Says something to a channel: to Foyer itself, or into the queue that it takes over when it is there. */
export function speak(channel: string, ...said: Said): void {
  const foyer = (window.Foyer ??= createStub())
  script ??= foyer.channel ? Promise.resolve() : load()
  if (foyer.channel) void foyer.channel(channel)(...said)
  else (foyer.q ??= []).push([said, ignore, ignore, channel])
}

async function load(): Promise<void> {
  await import(/* @vite-ignore */ `${server.href}foyer.js`)
}

function createStub(): Foyer {
  const q: Call[] = []
  const stub: Speak = (...said) => new Promise((resolve, reject) => q.push([said, resolve, reject]))
  return Object.assign(stub, { q })
}

function ignore(): void {}

import type { ChannelFoyer } from './host.ts'

/** One call that waits for Foyer: what was said, who waits for the answer, and the channel unless it is the first. */
export type WaitingCall = [
  said: readonly unknown[],
  resolve: (value: never) => void,
  reject: (reason: Error) => void,
  channel?: string,
]

/** Foyer's own types say what may be said; between the two, it is only passed on. */
type Spoken = (...said: readonly unknown[]) => Promise<never>

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** Until Foyer's script is there, a stub that only collects. */
    Foyer?: Spoken & { q?: WaitingCall[]; channel?: (channel: string) => Spoken }
  }
}

/** The function that speaks to one channel: to Foyer itself, or into the queue that Foyer takes over. */
export function speak(channel: string): ChannelFoyer {
  return (...said: readonly unknown[]) => {
    const answer = new Promise<never>((resolve, reject) => call([said, resolve, reject, channel]))
    // Prevents an unhandled rejection when the caller ignores the promise.
    answer.catch(() => {})
    return answer
  }
}

function call(waiting: WaitingCall): void {
  const [said, resolve, reject, channel = ''] = waiting
  // There is no chat during server-side rendering.
  if (typeof window === 'undefined') return reject(new Error('notReady'))
  const foyer = (window.Foyer ??= createStub())
  if (foyer.channel)
    foyer
      .channel(channel)(...said)
      .then(resolve, reject)
  else (foyer.q ??= []).push(waiting)
}

function createStub(): NonNullable<typeof window.Foyer> {
  const q: WaitingCall[] = []
  const stub: Spoken = (...said) => new Promise((resolve, reject) => q.push([said, resolve, reject]))
  return Object.assign(stub, { q })
}

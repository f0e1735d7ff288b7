import type { ChannelFoyer } from './host.ts'
import type { Spoken, WaitingCall } from './window-foyer.ts'

/** The function that speaks to one channel: to Foyer itself, or into the queue that Foyer takes over. */
export function speak(channel: string): ChannelFoyer {
  return (...said: readonly unknown[]) => {
    const answer = new Promise<never>((resolve, reject) => call([said, resolve, reject, channel]))
    // Whoever does not ask what became of it is not told by the browser either.
    answer.catch(() => {})
    return answer
  }
}

function call(waiting: WaitingCall): void {
  const [said, resolve, reject, channel = ''] = waiting
  // Where pages are rendered for later, there is no chat.
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

import type { ChannelFoyer, HostSettings } from './host.ts'
import { loadScript } from './load-script.ts'
import { speak } from './speak.ts'

export type FoyerSettings = HostSettings & {
  /** Where Foyer runs, for example `https://chat.example`. */
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

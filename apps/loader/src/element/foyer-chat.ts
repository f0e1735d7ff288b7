import type { HostVerb } from '@foyer/contract/host/settings.ts'
import { server, speak } from './speak.ts'

/** The commands that follow an attribute. */
const follows: Readonly<Record<string, HostVerb>> = { locale: 'setLocale', theme: 'setTheme' }

/** `<foyer-chat channel="demo" locale="ar" theme="dark">`: the chat stands where the element stands. */
export class FoyerChat extends HTMLElement {
  static readonly observedAttributes = Object.keys(follows)
  #channel: string | undefined

  connectedCallback(): void {
    const channel = this.getAttribute('channel')
    // Moved: it is on the page still.
    if (!channel || this.#channel === channel) return
    this.#channel = channel
    const [locale, theme] = [this.getAttribute('locale'), this.getAttribute('theme')]
    speak(channel, 'boot', {
      server: server.href,
      channel,
      mount: this,
      ...(locale && { locale }),
      ...(theme && { theme }),
    })
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#channel) return
      speak(this.#channel, 'destroy')
      this.#channel = undefined
    })
  }

  attributeChangedCallback(name: string, _before: string | null, now: string | null): void {
    const verb = follows[name]
    if (verb && this.#channel) speak(this.#channel, verb, now ?? (name === 'theme' ? 'auto' : ''))
  }
}

import type { Page } from '@playwright/test'
import { openShadows } from '../hosts.ts'
import { evilHost } from './attacks.ts'

/** What must not happen on a page, whatever a channel says. */
export type Harm = { ran: unknown[]; asked: string[]; policy: string[] }

export type Watch = {
  harm: Harm
  /** Everything that was on the page in one of the moments when somebody looked. */
  shown: () => string
  /** Notes what is on the page now: texts, addresses, styles, in every frame. */
  look: () => Promise<void>
}

/** From now on; before the page is opened. */
export async function watchPage(page: Page): Promise<Watch> {
  const harm: Harm = { ran: [], asked: [], policy: [] }
  const looked: string[] = []
  await page.exposeFunction('pwned', (at: unknown) => harm.ran.push(at))
  await page.exposeFunction('reportPolicy', (what: string) => harm.policy.push(what))
  await page.addInitScript(reportViolations)
  await page.addInitScript(openShadows)
  page.on('dialog', (dialog) => harm.ran.push(dialog.message()))
  page.on('pageerror', (error) => harm.ran.push(error.message))
  page.context().on('request', (request) => {
    const url = request.url()
    looked.push(decodeURIComponent(url))
    if (new URL(url).host.includes(evilHost)) harm.asked.push(url)
  })
  const look = async (): Promise<void> => {
    for (const frame of page.frames()) {
      const { strange, words } = await frame.evaluate(readPage, evilHost)
      harm.ran.push(...strange)
      looked.push(...words)
    }
  }
  return { harm, shown: () => looked.join('\n'), look }
}

/** Runs in every frame: what the browser refuses because of a policy. */
function reportViolations(): void {
  const report = Reflect.get(window, 'reportPolicy') as (what: string) => void
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`${violatedDirective} ${blockedURI} ${sample}`),
  )
}

/** Runs in the page: what is on it, and elements that no part of ours makes. */
function readPage(evil: string): { strange: string[]; words: string[] } {
  const strange: string[] = []
  const words: string[] = []
  const isOurs = (script: Element) =>
    script.hasAttribute('src') || script.getAttribute('type') === 'application/json'

  const read = (root: Document | ShadowRoot): void => {
    words.push(root.textContent ?? root.documentElement?.textContent ?? '')
    for (const element of root.querySelectorAll('*')) {
      const { localName, attributes, shadowRoot } = element
      if (localName === 'script' && !isOurs(element)) strange.push(element.outerHTML)
      if (element.id === 'evil' || element.hasAttribute('srcdoc')) strange.push(element.outerHTML)
      for (const { name, value } of attributes) {
        words.push(value)
        if (name.startsWith('on')) strange.push(element.outerHTML)
        if (['src', 'href', 'action', 'data'].includes(name)) checkAddress(element, value)
      }
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        words.push(element.value)
      if (shadowRoot) read(shadowRoot)
    }
    for (const sheet of root.adoptedStyleSheets)
      words.push(...[...sheet.cssRules].map((rule) => rule.cssText))
  }
  const checkAddress = (element: Element, value: string): void => {
    const { protocol, host } = new URL(value, location.href)
    if (!['http:', 'https:', 'blob:', 'mailto:', 'tel:'].includes(protocol) || host.includes(evil))
      if (!value.startsWith('data:image/')) strange.push(element.outerHTML)
  }
  read(document)
  words.push(document.title, document.documentElement.textContent)
  return { strange, words }
}

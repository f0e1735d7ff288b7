import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { HostName } from '../hosts/host-names.ts'
import { VisitorPage } from './visitor-page.ts'

/** An address of somebody's site. Sites are told apart by name: each that ends in `localhost` is another. */
export function hostAddress(path: string, site = 'localhost'): string {
  const port = process.env['FOYER_HOSTS_PORT']
  if (!port) throw new Error('the journeys need their setup')
  return `http://${site}:${port}${path}`
}

/** What the launcher says in a language. */
function wordsIn(locale: string): Readonly<Record<string, string>> {
  const file = new URL(`../../../packages/i18n/locales/${locale}/launcher.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

/** What somebody does who reads a site that has the chat on it. */
export class HostPage {
  readonly page: Page
  readonly name: HostName
  readonly launcher: Locator
  readonly closer: Locator
  readonly frame: Locator
  /** The same person, once the chat is open. */
  readonly visitor: VisitorPage
  /** What the browser says against policies, of the page and of the chat in it. */
  readonly complaints: string[] = []

  constructor(page: Page, name: HostName) {
    this.page = page
    this.name = name
    const words = wordsIn(name === 'right-to-left' ? 'ar' : 'en')
    const inside = name === 'sandboxed' ? page.frameLocator('iframe[title="Site"]') : page
    this.launcher = inside.getByRole('button', { name: words['launcher.open'] ?? '' })
    this.closer = inside.getByRole('button', { name: words['launcher.close'] ?? '' })
    this.frame = inside.locator(`iframe[title="${words['launcher.title']}"]`)
    this.visitor = new VisitorPage(page, this.frame.contentFrame())
    page.on('console', (message) => {
      if (/content security policy|trusted ?type/i.test(message.text())) this.complaints.push(message.text())
    })
  }

  /** `query`: what else the page is told, such as `&other=…`. */
  async open(channelId = 'demo', { query = '', site = 'localhost' } = {}): Promise<void> {
    await this.openAt(hostAddress(`/${this.name}?channel=${channelId}${query}`, site))
  }

  /** The same page on hosts of a journey's own. */
  async openAt(address: string): Promise<void> {
    await this.page.addInitScript(openShadows)
    if (this.name === 'storage-blocked') await this.page.addInitScript(blockStorage)
    await this.page.goto(address)
  }

  /** Presses the launcher, and waits until somebody could type. */
  async openChat(): Promise<void> {
    await this.launcher.click()
    await expect(this.visitor.box).toBeVisible()
  }

  /** What the browser has reported to the site about its own policy. */
  async policyReports(channelId: string): Promise<unknown> {
    return (await fetch(hostAddress(`/reports/${channelId}`, '127.0.0.1'))).json()
  }
}

/** The launcher hides from the page's scripts behind a closed root, and would from the test, too. */
export function openShadows(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function openly(init) {
    return attach.call(this, { ...init, mode: 'open' })
  }
}

/** As browsers do that are told to keep nothing: in every frame, asking is already an error. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
}

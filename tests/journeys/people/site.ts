import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import type { FrameAnswer, HostEvent } from '@foyer/contract/host/events.ts'
import { address } from './address.ts'

type SiteOptions = {
  channelId: string
  /** Beside channel and `from=iframe`. `loader=1`: the frame waits until it is told that it is shown. */
  query?: string
  /** What else is on the page. */
  html?: string
}

/** What the page's own script offers to a journey. */
type Script = {
  said: FrameAnswer[]
  posted: unknown[]
  knock: () => void
  ask: (command: object) => Promise<FrameAnswer>
  frame: HTMLIFrameElement
}

declare global {
  var site: Script
}

/** A page of another site with the chat in a frame, which speaks our protocol by a script of its own. */
export class Site {
  readonly page: Page
  readonly chat: FrameLocator

  constructor(page: Page) {
    this.page = page
    this.chat = page.frameLocator('iframe[title=Chat]')
  }

  static async open(page: Page, options: SiteOptions): Promise<Site> {
    const { channelId, query = '&loader=1', html = '' } = options
    const src = address(`/chat_online/index?channelId=${channelId}&from=iframe${query}`)
    const body = `<!doctype html><meta charset="utf-8"><title>Shop</title><h1>Shop</h1>
      <iframe title="Chat" width="380" height="640" src="${src}"></iframe>${html}
      <script>(${script.toString()})(${JSON.stringify({ channelId, to: address('') })})</script>`
    await page.goto(await serve(body))
    return new Site(page)
  }

  /** Until the frame answers, as a loader does. */
  async shakeHands(): Promise<void> {
    await this.page.evaluate(async () => {
      const { said, knock } = globalThis.site
      while (said.length === 0) {
        knock()
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
    })
  }

  ask(command: object): Promise<FrameAnswer> {
    return this.page.evaluate((asked) => globalThis.site.ask(asked), command)
  }

  show(isShown = true): Promise<FrameAnswer> {
    return this.ask({ do: 'shown', isShown })
  }

  /** All that came through the port, but answers. */
  said(): Promise<FrameAnswer[]> {
    return this.page.evaluate(() => globalThis.site.said)
  }

  async events(): Promise<HostEvent[]> {
    return (await this.said()).flatMap((answer) => (answer.type === 'event' ? [answer.event] : []))
  }

  async eventNames(): Promise<string[]> {
    return (await this.events()).map(({ name }) => name)
  }

  /** Window messages from the frame. */
  posted(): Promise<unknown[]> {
    return this.page.evaluate(() => globalThis.site.posted)
  }

  /** A window message into the frame, in the page's own name. */
  async post(message: unknown): Promise<void> {
    const to = address('')
    await this.page.evaluate(
      ([said, origin]) => globalThis.site.frame.contentWindow?.postMessage(said, origin),
      [message, to] as const,
    )
  }
}

const bodies: string[] = []
let server: Promise<Server> | undefined

/** Where a page stands, on a site of its own: `evil` is evil.localhost. Browsers find every name of that kind at home. */
export async function serve(html: string, name = 'shop'): Promise<string> {
  const path = bodies.push(html) - 1
  return `${await siteOrigin(name)}/${path}`
}

export async function siteOrigin(name = 'shop'): Promise<string> {
  server ??= new Promise((resolve) => {
    const made = createServer(({ url = '/' }, answer) => {
      answer.setHeader('content-type', 'text/html; charset=utf-8').end(bodies[Number(url.slice(1))] ?? '')
    })
    made.listen(0, '127.0.0.1', () => resolve(made.unref()))
  })
  const { port } = (await server).address() as AddressInfo
  return `http://${name}.localhost:${port}`
}

/** Runs in the page. */
function script({ channelId, to }: { channelId: string; to: string }): void {
  const frame = document.querySelector('iframe')
  if (!frame) return
  const said: FrameAnswer[] = []
  const posted: unknown[] = []
  const waiting = new Map<number, (answer: FrameAnswer) => void>()
  let port: MessagePort | undefined
  let last = 0

  function knock(): void {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<FrameAnswer>) => {
      port = port1
      if ('id' in data) waiting.get(data.id)?.(data)
      else said.push(data)
    }
    frame?.contentWindow?.postMessage({ type: 'foyer:hello', version: 1, channelId }, to, [port2])
  }

  function ask(command: object): Promise<FrameAnswer> {
    const id = (last += 1)
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      port?.postMessage({ ...command, id })
    })
  }

  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) posted.push(data)
  })
  globalThis.site = { said, posted, knock, ask, frame }
}

import { listen } from './listen.ts'

export type HostSite = {
  origin: string
  /** Puts a page on the site and answers with its address. */
  put: (html: string, headers?: Readonly<Record<string, string>>) => string
  close: () => Promise<void>
}

/** A site of somebody else's: another host than Foyer's, with whatever pages are put on it. */
export async function serveHost(): Promise<HostSite> {
  const pages = new Map<string, { html: string; headers: Readonly<Record<string, string>> }>()
  const server = await listen((request, response) => {
    const page = pages.get(new URL(request.url ?? '', 'http://host').pathname)
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers })
    response.end(page?.html ?? '')
  })
  const origin = `http://localhost:${server.port}`
  return {
    origin,
    close: server.close,
    put: (html, headers = {}) => {
      const path = `/page-${pages.size}`
      pages.set(path, { html, headers })
      return `${origin}${path}`
    },
  }
}

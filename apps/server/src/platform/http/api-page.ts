import type { FastifyInstance } from 'fastify'
import { endpoints } from '@foyer/contract/endpoints.ts'
import { openApiDocument } from '@foyer/contract/openapi.ts'
import type { Endpoint } from '@foyer/contract/endpoint.ts'
import { errors } from '@foyer/contract/errors.ts'
import { escapeHtml } from './escape-html.ts'
import { contentSecurity } from './security-headers.ts'

const accessNames = {
  public: 'anyone',
  visitor: 'visitor token in the header <code>token</code>',
  ticket: 'visitor token or the token of a ticket’s link in the header <code>token</code>',
  agent: 'signed-in agent, header <code>x-foyer-desk: 1</code>',
} as const

/** Every call on one page: what it does, who may call it, an example, and how it fails. No script needed. */
function renderApiPage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Foyer API</title><link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<nav aria-label="Calls"><h1>Foyer API</h1><p><a href="/api/openapi.json">OpenAPI document</a></p>
<ul>${endpoints.map((e) => `<li><a href="#${e.name}">${e.name}</a></li>`).join('')}</ul></nav>
<main>
<p>Every call is <code>POST</code> with a JSON body. An answer is <code>{"code": 200, "data": …}</code>, or
<code>{"code": 400 | 401 | 500, "error", "msg", "requestId"}</code>.</p>
${endpoints.map(renderEndpoint).join('\n')}
</main>
</body>
</html>`
}

function renderEndpoint(endpoint: Endpoint): string {
  return `<section id="${endpoint.name}">
<h2>${endpoint.name}</h2>
<p>${escapeHtml(endpoint.summary)}</p>
<p class="path"><code>POST ${endpoint.path}</code> · ${accessNames[endpoint.access]}</p>
<div class="pair"><figure><figcaption>Send</figcaption>${example(endpoint.example.input)}</figure>
<figure><figcaption>data of the answer</figcaption>${example(endpoint.example.output)}</figure></div>
${endpoint.errors.length > 0 ? renderErrors(endpoint) : ''}
</section>`
}

function renderErrors(endpoint: Endpoint): string {
  const rows = endpoint.errors.map((name) => `<li><code>${name}</code> (HTTP ${errors[name].http})</li>`)
  return `<p>May fail with</p><ul class="errors">${rows.join('')}</ul>`
}

function example(value: unknown): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
}

const apiPageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; grid-template-columns: 16rem minmax(0, 1fr) }
nav { position: sticky; inset-block-start: 0; block-size: 100dvh; overflow: auto; padding: 1rem; box-sizing: border-box }
nav h1 { font-size: 1.125rem; margin: 0 } nav ul { list-style: none; margin: 0; padding: 0; font-size: .875rem }
nav a { color: inherit; text-decoration: none } nav a:hover { text-decoration: underline }
main { padding: 1rem 2rem 4rem; max-inline-size: 64rem }
section { border-block-start: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding-block: 1rem }
h2 { font-size: 1.125rem; margin: 0 } .path { font-size: .875rem }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }
figure { margin: 0; min-inline-size: 0 } figcaption { font-size: .8125rem; margin-block-end: .25rem }
pre { margin: 0; padding: .75rem; overflow: auto; max-block-size: 20rem; font-size: .8125rem; border-radius: .5rem;
  background: color-mix(in srgb, currentColor 6%, transparent) }
.errors { font-size: .875rem }
@media (max-width: 50rem) { body { display: block } nav { position: static; block-size: auto } nav ul { columns: 2 } }
`

/** The API as a document for tools (OpenAPI), and as a page for people; both made from the contract. */
export function serveApiPage(app: FastifyInstance): void {
  const all = Object.values(endpoints)
  const document = openApiDocument(all, { title: 'Foyer', version: '0.1.0' })
  const page = renderApiPage(all)

  app.get('/api/openapi.json', (_request, reply) => reply.send(document))
  app.get('/api/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiPageStyle),
  )
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurity.document)
      .send(page),
  )
}

import type { FastifyInstance } from 'fastify'
import { visitorApi } from '@foyer/contract/api.ts'
import { deskApi } from '@foyer/contract/desk/api.ts'
import { openApiDocument } from '@foyer/contract/openapi.ts'
import { renderApiPage, apiPageStyle } from './render-api-page.ts'
import { contentSecurity } from './security-headers.ts'

/** The API as a document for tools (OpenAPI), and as a page for people; both made from the contract. */
export function serveApiPage(app: FastifyInstance): void {
  const endpoints = [...Object.values(visitorApi), ...Object.values(deskApi)]
  const document = openApiDocument(endpoints, { title: 'Foyer', version: '0.1.0' })
  const page = renderApiPage(endpoints)

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

import { expect, it } from 'vitest'
import { visitorApi } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { openApiDocument } from './openapi.ts'

const endpoints: Endpoint[] = Object.values(visitorApi)
const document = openApiDocument(endpoints, { title: 'Foyer', version: '0.1.0' })

it('holds every call as a POST at its path', () => {
  expect(Object.keys(paths()).toSorted()).toEqual(endpoints.map((endpoint) => endpoint.path).toSorted())
  for (const { path, name, summary } of endpoints)
    expect(operation(path)).toMatchObject({ operationId: name, summary })
})

it('is plain JSON without holes', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  walk(document, (value) => expect(value).not.toBeUndefined())
})

it('points only at what it holds', () => {
  walk(document, (value, key) => {
    if (key === '$ref') expect(value).toBe('#/components/schemas/Failure')
  })
})

it('shows the envelope, the numbers of the wire and the errors by status', () => {
  const { responses, security } = operation('/api/chat/visitor/transferAgent')
  expect(responses['200']?.content['application/json']).toMatchObject({
    schema: {
      properties: { code: { const: 200 }, data: { properties: { status: { enum: [1, 2, 3, 4, 5] } } } },
    },
    example: { code: 200, data: { status: 2 } },
  })
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '409', '413', '429', '500'])
  expect(Object.keys(responses['409']?.content['application/json']?.['examples'] ?? {})).toEqual([
    'session.closed',
  ])
  expect(security).toEqual([{ visitorToken: [] }])
})

it('asks for no token where none is needed, and for the cookie of agents', () => {
  expect(operation('/api/chat/visitor/chatStart').security).toEqual([])
  const asAgent = openApiDocument([{ ...visitorApi.chatClose, access: 'agent' }], {
    title: 'x',
    version: '1',
  })
  expect(JSON.stringify(asAgent)).toContain('"security":[{"agentCookie":[]}]')
})

it('takes uploads as multipart, and gives the stream as events', () => {
  const upload = operation('/api/chat/visitor/upload').requestBody.content
  expect(JSON.stringify(upload['multipart/form-data'])).toContain('"required":["file"]')
  expect(Object.keys(operation('/api/chat/visitor/stream').responses['200']?.content ?? {})).toEqual([
    'text/event-stream',
  ])
})

/** The document is untyped by nature; the tests read it as what OpenAPI says it is. */
type Content = Record<string, Record<string, object>>
type Operation = {
  security: unknown
  requestBody: { content: Content }
  responses: Record<string, { content: Content }>
}

function paths() {
  return document['paths'] as Record<string, { post: Operation }>
}

function operation(path: string): Operation {
  const found = paths()[path]
  if (!found) throw new Error(path)
  return found.post
}

function walk(value: unknown, visit: (value: unknown, key: string) => void, key = '') {
  visit(value, key)
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) walk(inner, visit, name)
}

import type { Endpoint } from './endpoint.ts'
import { requestBody } from './openapi/request.ts'
import { responses } from './openapi/responses.ts'
import { securityOf, securitySchemes } from './openapi/security.ts'

export type ApiInfo = { title: string; version: string; description?: string }
export type Json = { [key: string]: unknown }

/** The API page's document (OpenAPI 3.1), from the endpoints and nothing else. Pure: same in, same out. */
export function openApiDocument(endpoints: readonly Endpoint[], info: ApiInfo): Json {
  return {
    openapi: '3.1.0',
    info,
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { post: operation(endpoint) }])),
    components: { securitySchemes, schemas: { Failure: failureSchema } },
  }
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.slice(1, endpoint.path.lastIndexOf('/'))],
    security: securityOf(endpoint.access),
    requestBody: requestBody(endpoint),
    responses: responses(endpoint),
  }
}

const failureSchema = {
  type: 'object',
  required: ['code', 'msg', 'error', 'requestId'],
  properties: {
    code: { type: 'integer', enum: [400, 401, 500] },
    msg: { type: 'string', description: 'Key of the text in the locales.' },
    error: { type: 'string' },
    requestId: { type: 'string' },
  },
}

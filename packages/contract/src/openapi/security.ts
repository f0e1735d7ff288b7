import type { Access } from '../endpoint.ts'

export const securitySchemes = {
  visitorToken: { type: 'apiKey', in: 'header', name: 'token', description: 'From chatStart.' },
  ticketLink: { type: 'apiKey', in: 'header', name: 'token', description: 'From a link to one ticket.' },
  agentCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-foyer-desk',
    description: 'Set by signIn; without HTTPS, foyer-desk.',
  },
}

const requirements = {
  public: [],
  visitor: [{ visitorToken: [] }],
  ticket: [{ visitorToken: [] }, { ticketLink: [] }],
  agent: [{ agentCookie: [] }],
} as const satisfies Record<Access, readonly unknown[]>

export function securityOf(access: Access): readonly unknown[] {
  return requirements[access]
}

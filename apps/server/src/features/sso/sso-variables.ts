import { z } from 'zod'

export const ssoVariables = {
  /** Private `host:port` or `address:port` pairs at which an identity provider may be, also without TLS. */
  SSO_ALLOW: z
    .string()
    .transform((text) => text.split(',').filter((item) => item !== ''))
    .default([]),
}

export type SsoConfig = { allow: readonly string[] }

export function ssoConfigOf(e: z.infer<z.ZodObject<typeof ssoVariables>>): SsoConfig {
  return { allow: e.SSO_ALLOW }
}

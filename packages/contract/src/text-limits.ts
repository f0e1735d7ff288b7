/** The longest texts, in UTF-16 units. Schemas, browsers and hand-written decoders use the same numbers. */
export const textLimits = {
  id: 64,
  locale: 16,
  short: 200,
  /** The title of a canned reply. */
  cannedTitle: 100,
  /** A text on a card that an agent fills in. */
  cardText: 500,
  url: 2000,
  /** A public key as SPKI PEM. */
  publicKey: 2000,
  /** A message, and whatever else people write as freely: notes, answers in forms, canned replies. */
  message: 4000,
  /** A token or a signed proof of a site. */
  token: 4000,
  long: 20_000,
} as const

/** For scripts that may import types only: a wrong number does not compile. */
export type TextLimits = typeof textLimits

/** An origin as browsers write it; `*.` in front of a host stands for all its subdomains, not for itself. */
export const originPattern = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/
export const originLength = 300
/** Of one channel. */
export const maxOrigins = 50

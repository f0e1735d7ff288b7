/** For the server and for the fields of the desk. No zod: browsers download it. */
export const channelLimits = {
  name: 60,
  note: 200,
  /** Channels of one tenant, archived ones too. */
  channels: 200,
  /** A draft as JSON, in characters. */
  draft: 500_000,
  /** A request with settings of all languages; less than proxies let pass. */
  bodyBytes: 1_000_000,
  imageBytes: 5 * 1024 * 1024,
} as const

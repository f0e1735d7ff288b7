/** An origin as browsers write it; `*.` in front of a host stands for all its subdomains, not for itself. */
export const originPattern = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/
export const originLength = 300
/** Of one channel. */
export const maxOrigins = 50

type Headers = {
  'sec-fetch-site'?: string | string[] | undefined
  origin?: string | undefined
  host?: string | undefined
}

/** Whether a form was sent from our own page. Browsers say so themselves; what says nothing is refused. */
export function isSameOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  if (origin === undefined || !URL.canParse(origin)) return false
  const own = publicUrl === undefined ? host : new URL(publicUrl).host
  return new URL(origin).host === own
}

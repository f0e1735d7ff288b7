/** Cookies of one browser at one provider. */
class Jar {
  readonly #cookies = new Map<string, string>()

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}

/** In place of a name: somebody who changes their mind. */
export const cancel = Symbol('cancel')

/**
 * Does what a browser does at the provider: follows redirects there, enters a name or cancels, and stops at the address
 * that leads back.
 */
export async function visitProvider(start: string, login: string | typeof cancel): Promise<URL> {
  const jar = new Jar()
  const { origin } = new URL(start)
  let url = new URL(start)
  let body: string | undefined
  for (let steps = 0; steps < 10; steps++) {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: jar.header, 'content-type': 'application/x-www-form-urlencoded' },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    })
    jar.keep(answer.headers)
    body = undefined
    const location = answer.headers.get('location')
    if (location) {
      url = new URL(location, url)
      if (url.origin !== origin) return url
    } else if (login === cancel) url = new URL(`${url.pathname}/abort`, url)
    else body = new URLSearchParams({ prompt: 'login', login, password: 'any' }).toString()
    if (!location && answer.status !== 200)
      throw new Error(`provider: ${answer.status} ${await answer.text()}`)
  }
  throw new Error('the provider does not lead back')
}

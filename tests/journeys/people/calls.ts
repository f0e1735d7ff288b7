import type { Page, Route } from '@playwright/test'
import type { VisitorApi } from '@foyer/contract/api.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { failure } from '@foyer/contract/envelope.ts'
import { errors, type ErrorCode } from '@foyer/contract/errors.ts'
import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'

/** What stands between the page and the server, for what the server cannot be made to do. */
export function urlOf(call: CallName): string {
  return `**${pathOf(call)}`
}

/** Answers a call as a server would. Answers with what was asked, as it comes. */
export async function answerWith<C extends keyof VisitorApi>(
  page: Page,
  call: C,
  answer:
    OutputOf<VisitorApi[C]> | ((input: Asked) => OutputOf<VisitorApi[C]> | Promise<OutputOf<VisitorApi[C]>>),
  times?: number,
): Promise<Asked[]> {
  const asked: Asked[] = []
  await page.route(
    urlOf(call),
    async (route) => {
      const input = route.request().postDataJSON() as Asked
      asked.push(input)
      const data = typeof answer === 'function' ? await answer(input) : answer
      await route.fulfill({ json: { code: 200, data } })
    },
    times === undefined ? {} : { times },
  )
  return asked
}

export type Asked = Readonly<Record<string, unknown>>

/** Refuses a call, once. */
export async function failWith(page: Page, call: CallName, error: ErrorCode): Promise<void> {
  const answer = { status: errors[error].http, json: failure(error, 'journey') }
  await page.route(urlOf(call), (route) => route.fulfill(answer), { times: 1 })
}

/** Lets a call wait on its way to the server, or to who answers in its place, until it is released. Answers with how to. */
export async function holdCalls(page: Page, call: CallName): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  const handler = (route: Route): void => void waiting.push(route)
  await page.route(urlOf(call), handler)
  return async () => {
    await page.unroute(urlOf(call), handler)
    // A call that was cancelled meanwhile cannot go on.
    for (const route of waiting) await route.fallback().catch(() => undefined)
  }
}

/** How often a call is made from now on. */
export function countCalls(page: Page, call: CallName): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === pathOf(call)) count += 1
  })
  return () => count
}

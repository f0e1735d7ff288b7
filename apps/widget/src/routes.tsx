import { navigate, usePathname } from 'wouter/use-browser-location'
import { basePath } from './base-path.ts'
import { lazy, Suspense } from 'react'
import { IndexPage } from './pages/IndexPage.tsx'
import type { Chat } from './session/chat.ts'

const NotFoundPage = lazy(async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }))

/** S-01: the routes under the base path. They take no parameters, so a table is all the router there is. */
const pages = {
  '/index': ({ chat }) => (chat ? <IndexPage chat={chat} /> : <NotFoundPage />),
  '/404': () => <NotFoundPage />,
} satisfies Record<string, (props: RoutesProps) => React.JSX.Element>

export type Route = keyof typeof pages
type RoutesProps = { chat: Chat | undefined }

export function Routes({ chat }: RoutesProps) {
  const Page = pages[routeOf(usePathname())]
  return (
    <Suspense>
      <Page chat={chat} />
    </Suspense>
  )
}

/** Whatever is no route is 404. */
export function routeOf(pathname: string): Route {
  const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : ''
  return isRoute(path) ? path : '/404'
}

export function goTo(route: Route): void {
  navigate(basePath + route, { replace: true })
}

function isRoute(path: string): path is Route {
  return Object.hasOwn(pages, path)
}

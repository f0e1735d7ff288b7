import { navigate, usePathname } from 'wouter/use-browser-location'
import { basePath } from './base-path.ts'
import { lazy } from 'react'
import { LazyPart } from './lazy/LazyPart.tsx'
import { ChatProvider } from './session/ChatContext.tsx'
import type { Chat } from './session/chat.ts'
import { ChatLayout } from './layouts/ChatLayout.tsx'

function IndexPage({ chat }: { chat: Chat }) {
  return (
    <ChatProvider value={chat}>
      <ChatLayout />
    </ChatProvider>
  )
}

const NotFoundPage = lazy(async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }))
const LeavePage = lazy(async () => ({ default: (await import('./pages/leave/LeavePage.tsx')).LeavePage }))
const LeaveFinder = lazy(async () => ({
  default: (await import('./pages/leave/LeaveFinder.tsx')).LeaveFinder,
}))
const QuestionPage = lazy(async () => ({
  default: (await import('./pages/question/QuestionPage.tsx')).QuestionPage,
}))
const TicketPage = lazy(async () => ({ default: (await import('./pages/ticket/TicketPage.tsx')).TicketPage }))
const CardFormPage = lazy(async () => ({
  default: (await import('./pages/card-form/CardFormPage.tsx')).CardFormPage,
}))
const ConfirmDataPage = lazy(async () => ({
  default: (await import('./pages/confirm-data/ConfirmDataPage.tsx')).ConfirmDataPage,
}))

/** S-01: the routes under the base path. They take no parameters, so a table is all the router there is. */
const pages = {
  '/index': ({ chat }) => (chat ? <IndexPage chat={chat} /> : <NotFoundPage />),
  '/leaveMsg': leavePage,
  '/leaveMessage': leavePage,
  '/question': () => <QuestionPage search={location.search} />,
  '/workorder': ({ linkToken }) => <TicketPage search={location.search} linkToken={linkToken} />,
  '/formData': () => <CardFormPage search={location.search} />,
  '/confirmData': () => <ConfirmDataPage />,
  '/404': () => <NotFoundPage />,
} satisfies Record<string, (props: RoutesProps) => React.JSX.Element>

/** S-29: the same page twice; one name for windows, one for frames and phones. */
function leavePage({ chat }: RoutesProps) {
  return chat ? <LeavePage chat={chat} /> : <LeaveFinder />
}

export type Route = keyof typeof pages
/** `linkToken`: of a ticket's own link; empty without one. */
type RoutesProps = { chat: Chat | undefined; linkToken: string }

/** Routes that need a channel. */
const chatRoutes: ReadonlySet<Route> = new Set(['/index', '/leaveMsg', '/leaveMessage'])

export function needsChannel(route: Route): boolean {
  return chatRoutes.has(route)
}

export function Routes(props: RoutesProps) {
  const Page = pages[routeOf(usePathname())]
  return (
    <LazyPart>
      <Page {...props} />
    </LazyPart>
  )
}

/** Unknown paths map to 404. */
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

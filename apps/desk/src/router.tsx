import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { Root } from './frame/Root.tsx'
import { PageBroken } from './frame/PageBroken.tsx'
import { PageUnknown } from './frame/PageUnknown.tsx'
import { InboxPage } from './inbox/InboxPage.tsx'
import { PickThread } from './inbox/PickThread.tsx'
import { ThreadPage } from './thread/ThreadPage.tsx'

const root = createRootRoute({ component: Root, notFoundComponent: PageUnknown, errorComponent: PageBroken })

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => redirect({ to: '/inbox', throw: true }),
})

const inbox = createRoute({ getParentRoute: () => root, path: 'inbox', component: InboxPage })
const inboxStart = createRoute({ getParentRoute: () => inbox, path: '/', component: PickThread })
const thread = createRoute({ getParentRoute: () => inbox, path: '$threadId', component: ThreadPage })

const routes = root.addChildren([start, inbox.addChildren([inboxStart, thread])])

export function createDeskRouter() {
  return createRouter({ routeTree: routes, basepath: '/desk', defaultPreload: false })
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
}

import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { setupSteps, type SetupStep } from '@foyer/contract/desk/setup-steps.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { readTicketFilters, ticketFiltersInAddress } from './rules/desk/ticket-filters.ts'
import { messageFiltersInAddress, readMessageFilters } from './offline-messages/message-filters.ts'
import { organisationKey } from './account/sso/use-start-sso.ts'
import { browserStorage } from './platform/storage.ts'
import { knowledgeRoutes } from './routes/knowledge.tsx'
import { root } from './routes/root.tsx'
import { settingsRoutes } from './routes/settings.tsx'
import { InboxPage } from './inbox/InboxPage.tsx'
import { PartBroken } from './ui/PlainPages.tsx'
import { loadThreadPage } from './thread/load-thread-page.ts'

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    // A link for the people of one organisation: its sign-in page has the key filled in.
    const organisation = new URLSearchParams(location.search).get('organisation')
    if (organisation) browserStorage.set(organisationKey, organisation.slice(0, textLimits.id))
    redirect({ to: '/inbox', throw: true })
  },
})

const inbox = createRoute({ getParentRoute: () => root, path: 'inbox', component: InboxPage })
const inboxStart = createRoute({
  getParentRoute: () => inbox,
  path: '/',
  component: lazyRouteComponent(() => import('./inbox/PickThread.tsx'), 'PickThread'),
})
const thread = createRoute({
  getParentRoute: () => inbox,
  path: '$threadId',
  component: lazyRouteComponent(loadThreadPage, 'ThreadPage'),
})

const messages = createRoute({
  getParentRoute: () => root,
  path: 'messages',
  validateSearch: (address: Record<string, unknown>) => messageFiltersInAddress(readMessageFilters(address)),
  component: lazyRouteComponent(() => import('./offline-messages/MessagesPage.tsx'), 'MessagesPage'),
})
const messagesStart = createRoute({
  getParentRoute: () => messages,
  path: '/',
  component: lazyRouteComponent(() => import('./offline-messages/PickMessage.tsx'), 'PickMessage'),
})
const message = createRoute({
  getParentRoute: () => messages,
  path: '$messageId',
  component: lazyRouteComponent(() => import('./offline-messages/MessagePage.tsx'), 'MessagePage'),
})

const tickets = createRoute({
  getParentRoute: () => root,
  path: 'tickets',
  validateSearch: (address: Record<string, unknown>) => ticketFiltersInAddress(readTicketFilters(address)),
  component: lazyRouteComponent(() => import('./tickets/TicketsPage.tsx'), 'TicketsPage'),
})
const ticketsStart = createRoute({
  getParentRoute: () => tickets,
  path: '/',
  component: lazyRouteComponent(() => import('./tickets/PickTicket.tsx'), 'PickTicket'),
})
const ticket = createRoute({
  getParentRoute: () => tickets,
  path: '$ticketId',
  component: lazyRouteComponent(() => import('./tickets/TicketPage.tsx'), 'TicketPage'),
})

const calls = createRoute({
  getParentRoute: () => root,
  path: 'calls',
  component: lazyRouteComponent(() => import('./calls/CallsPage.tsx'), 'CallsPage'),
})

const library = createRoute({
  getParentRoute: () => root,
  path: 'library',
  component: lazyRouteComponent(() => import('./library/LibraryPage.tsx'), 'LibraryPage'),
})

const setup = createRoute({
  getParentRoute: () => root,
  path: 'setup',
  validateSearch: (address: Record<string, unknown>): { step?: SetupStep } => {
    const step = setupSteps.find((known) => known === address['step'])
    return step ? { step } : {}
  },
  component: lazyRouteComponent(() => import('./setup/SetupPage.tsx'), 'SetupPage'),
})

const join = createRoute({
  getParentRoute: () => root,
  path: 'join',
  component: lazyRouteComponent(() => import('./account/JoinPage.tsx'), 'JoinPage'),
})
const forgot = createRoute({
  getParentRoute: () => root,
  path: 'forgot',
  component: lazyRouteComponent(() => import('./account/ForgotPage.tsx'), 'ForgotPage'),
})
const reset = createRoute({
  getParentRoute: () => root,
  path: 'reset',
  component: lazyRouteComponent(() => import('./account/ResetPage.tsx'), 'ResetPage'),
})
const sso = createRoute({
  getParentRoute: () => root,
  path: 'sso/$organisation',
  component: lazyRouteComponent(() => import('./account/sso/SsoPage.tsx'), 'SsoPage'),
})

const routes = root.addChildren([
  start,
  inbox.addChildren([inboxStart, thread]),
  messages.addChildren([messagesStart, message]),
  tickets.addChildren([ticketsStart, ticket]),
  calls,
  knowledgeRoutes,
  library,
  setup,
  join,
  forgot,
  reset,
  sso,
  settingsRoutes,
])

export function createDeskRouter() {
  return createRouter({
    routeTree: routes,
    basepath: '/desk',
    defaultPreload: false,
    defaultErrorComponent: PartBroken,
  })
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
}

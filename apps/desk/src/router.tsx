import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { setupSteps, type SetupStep } from '@foyer/contract/desk/setup-steps.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { readTicketFilters, ticketFiltersInAddress } from './rules/desk/ticket-filters.ts'
import { readEditorAddress } from './rules/channels/editor-address.ts'
import { auditFiltersInAddress, readAuditFilters } from './rules/audit/audit-filters.ts'
import { messageFiltersInAddress, readMessageFilters } from './offline-messages/message-filters.ts'
import { Root } from './shell/Root.tsx'
import { organisationKey } from './account/sso/use-start-sso.ts'
import { browserStorage } from './platform/storage.ts'
import { PageBroken, PageUnknown } from './ui/PlainPages.tsx'
import { InboxPage } from './inbox/InboxPage.tsx'
import { loadThreadPage } from './thread/load-thread-page.ts'

const root = createRootRoute({ component: Root, notFoundComponent: PageUnknown, errorComponent: PageBroken })

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

const settings = createRoute({
  getParentRoute: () => root,
  path: 'settings',
  component: lazyRouteComponent(() => import('./settings/SettingsFrame.tsx'), 'SettingsFrame'),
})
const settingsStart = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    // Wide screens show the first page beside the list.
    if (window.matchMedia('(min-width: 801px)').matches) redirect({ to: '/settings/account', throw: true })
  },
})
const account = createRoute({
  getParentRoute: () => settings,
  path: 'account',
  component: lazyRouteComponent(() => import('./settings/account/AccountPage.tsx'), 'AccountPage'),
})
const preferences = createRoute({
  getParentRoute: () => settings,
  path: 'preferences',
  component: lazyRouteComponent(() => import('./settings/PreferencesPage.tsx'), 'PreferencesPage'),
})
const signals = createRoute({
  getParentRoute: () => settings,
  path: 'signals',
  component: lazyRouteComponent(() => import('./settings/NotificationsPage.tsx'), 'NotificationsPage'),
})
const shortcuts = createRoute({
  getParentRoute: () => settings,
  path: 'shortcuts',
  component: lazyRouteComponent(() => import('./settings/ShortcutsPage.tsx'), 'ShortcutsPage'),
})
const sessions = createRoute({
  getParentRoute: () => settings,
  path: 'sessions',
  component: lazyRouteComponent(() => import('./settings/SessionsPage.tsx'), 'SessionsPage'),
})
const twoFactor = createRoute({
  getParentRoute: () => settings,
  path: 'two-factor',
  component: lazyRouteComponent(() => import('./two-factor/TwoFactorPage.tsx'), 'TwoFactorPage'),
})
const team = createRoute({
  getParentRoute: () => settings,
  path: 'team',
  component: lazyRouteComponent(() => import('./settings/team/TeamPage.tsx'), 'TeamPage'),
})
const site = createRoute({
  getParentRoute: () => settings,
  path: 'site',
  component: lazyRouteComponent(() => import('./settings/site/SitePage.tsx'), 'SitePage'),
})
const security = createRoute({
  getParentRoute: () => settings,
  path: 'security',
  component: lazyRouteComponent(() => import('./settings/security/SecurityPage.tsx'), 'SecurityPage'),
})
const data = createRoute({
  getParentRoute: () => settings,
  path: 'data',
  component: lazyRouteComponent(() => import('./settings/data/DataPage.tsx'), 'DataPage'),
})
const visibility = createRoute({
  getParentRoute: () => settings,
  path: 'visibility',
  component: lazyRouteComponent(() => import('./settings/visibility/VisibilityPage.tsx'), 'VisibilityPage'),
})
const audit = createRoute({
  getParentRoute: () => settings,
  path: 'audit',
  validateSearch: (address: Record<string, unknown>) => auditFiltersInAddress(readAuditFilters(address)),
  component: lazyRouteComponent(() => import('./settings/audit/AuditPage.tsx'), 'AuditPage'),
})
const groups = createRoute({
  getParentRoute: () => settings,
  path: 'groups',
  component: lazyRouteComponent(() => import('./settings/groups/GroupsPage.tsx'), 'GroupsPage'),
})
const newGroup = createRoute({
  getParentRoute: () => settings,
  path: 'groups/new',
  component: lazyRouteComponent(() => import('./settings/groups/GroupPage.tsx'), 'NewGroupPage'),
})
const group = createRoute({
  getParentRoute: () => settings,
  path: 'groups/edit/$groupId',
  component: lazyRouteComponent(() => import('./settings/groups/GroupPage.tsx'), 'GroupPage'),
})
const channels = createRoute({
  getParentRoute: () => settings,
  path: 'channels',
  component: lazyRouteComponent(() => import('./channels/list/ChannelsPage.tsx'), 'ChannelsPage'),
})
const channelEditor = createRoute({
  getParentRoute: () => settings,
  path: 'channels/$channelId',
  validateSearch: readEditorAddress,
  component: lazyRouteComponent(() => import('./channels/editor/EditorPage.tsx'), 'EditorPage'),
})
const channelHistory = createRoute({
  getParentRoute: () => settings,
  path: 'channels/$channelId/history',
  component: lazyRouteComponent(() => import('./channels/history/HistoryPage.tsx'), 'HistoryPage'),
})
const channelTranslations = createRoute({
  getParentRoute: () => settings,
  path: 'channels/$channelId/translations',
  component: lazyRouteComponent(
    () => import('./channels/translations/TranslationsPage.tsx'),
    'TranslationsPage',
  ),
})
const channelSheet = createRoute({
  getParentRoute: () => settings,
  path: 'channels/$channelId/sheet',
  component: lazyRouteComponent(() => import('./channels/sheet/SheetPage.tsx'), 'SheetPage'),
})
const doctor = createRoute({
  getParentRoute: () => settings,
  path: 'doctor',
  component: lazyRouteComponent(() => import('./settings/doctor/DoctorPage.tsx'), 'DoctorPage'),
})
const devices = createRoute({
  getParentRoute: () => settings,
  path: 'devices',
  component: lazyRouteComponent(() => import('./calls/DevicesPage.tsx'), 'DevicesPage'),
})

const routes = root.addChildren([
  start,
  inbox.addChildren([inboxStart, thread]),
  messages.addChildren([messagesStart, message]),
  tickets.addChildren([ticketsStart, ticket]),
  calls,
  library,
  setup,
  join,
  forgot,
  reset,
  sso,
  settings.addChildren([
    settingsStart,
    account,
    preferences,
    signals,
    devices,
    shortcuts,
    sessions,
    twoFactor,
    visibility,
    site,
    data,
    team,
    audit,
    groups,
    newGroup,
    group,
    channels,
    channelEditor,
    channelHistory,
    channelTranslations,
    channelSheet,
    doctor,
    security,
  ]),
])

export function createDeskRouter() {
  return createRouter({ routeTree: routes, basepath: '/desk', defaultPreload: false })
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
}

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { auditFiltersInAddress, readAuditFilters } from '../rules/audit/audit-filters.ts'
import { readEditorAddress } from '../rules/channels/editor-address.ts'
import { root } from './root.tsx'

const settings = createRoute({
  getParentRoute: () => root,
  path: 'settings',
  component: lazyRouteComponent(() => import('../settings/SettingsFrame.tsx'), 'SettingsFrame'),
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
  component: lazyRouteComponent(() => import('../settings/account/AccountPage.tsx'), 'AccountPage'),
})
const preferences = createRoute({
  getParentRoute: () => settings,
  path: 'preferences',
  component: lazyRouteComponent(() => import('../settings/PreferencesPage.tsx'), 'PreferencesPage'),
})
const signals = createRoute({
  getParentRoute: () => settings,
  path: 'signals',
  component: lazyRouteComponent(() => import('../settings/NotificationsPage.tsx'), 'NotificationsPage'),
})
const shortcuts = createRoute({
  getParentRoute: () => settings,
  path: 'shortcuts',
  component: lazyRouteComponent(() => import('../settings/ShortcutsPage.tsx'), 'ShortcutsPage'),
})
const sessions = createRoute({
  getParentRoute: () => settings,
  path: 'sessions',
  component: lazyRouteComponent(() => import('../settings/SessionsPage.tsx'), 'SessionsPage'),
})
const twoFactor = createRoute({
  getParentRoute: () => settings,
  path: 'two-factor',
  component: lazyRouteComponent(() => import('../two-factor/TwoFactorPage.tsx'), 'TwoFactorPage'),
})
const team = createRoute({
  getParentRoute: () => settings,
  path: 'team',
  component: lazyRouteComponent(() => import('../settings/team/TeamPage.tsx'), 'TeamPage'),
})
const site = createRoute({
  getParentRoute: () => settings,
  path: 'site',
  component: lazyRouteComponent(() => import('../settings/site/SitePage.tsx'), 'SitePage'),
})
const security = createRoute({
  getParentRoute: () => settings,
  path: 'security',
  component: lazyRouteComponent(() => import('../settings/security/SecurityPage.tsx'), 'SecurityPage'),
})
const data = createRoute({
  getParentRoute: () => settings,
  path: 'data',
  component: lazyRouteComponent(() => import('../settings/data/DataPage.tsx'), 'DataPage'),
})
const visibility = createRoute({
  getParentRoute: () => settings,
  path: 'visibility',
  component: lazyRouteComponent(() => import('../settings/visibility/VisibilityPage.tsx'), 'VisibilityPage'),
})
const audit = createRoute({
  getParentRoute: () => settings,
  path: 'audit',
  validateSearch: (address: Record<string, unknown>) => auditFiltersInAddress(readAuditFilters(address)),
  component: lazyRouteComponent(() => import('../settings/audit/AuditPage.tsx'), 'AuditPage'),
})
const groups = createRoute({
  getParentRoute: () => settings,
  path: 'groups',
  component: lazyRouteComponent(() => import('../settings/groups/GroupsPage.tsx'), 'GroupsPage'),
})
const newGroup = createRoute({
  getParentRoute: () => settings,
  path: 'groups/new',
  component: lazyRouteComponent(() => import('../settings/groups/GroupPage.tsx'), 'NewGroupPage'),
})
const group = createRoute({
  getParentRoute: () => settings,
  path: 'groups/edit/$groupId',
  component: lazyRouteComponent(() => import('../settings/groups/GroupPage.tsx'), 'GroupPage'),
})
const channels = createRoute({
  getParentRoute: () => settings,
  path: 'channels',
  component: lazyRouteComponent(() => import('../channels/list/ChannelsPage.tsx'), 'ChannelsPage'),
})
const channelEditor = createRoute({
  getParentRoute: () => settings,
  path: 'channels/$channelId',
  validateSearch: readEditorAddress,
  component: lazyRouteComponent(() => import('../channels/editor/EditorPage.tsx'), 'EditorPage'),
})
const channelHistory = createRoute({
  getParentRoute: () => settings,
  path: 'channels/$channelId/history',
  component: lazyRouteComponent(() => import('../channels/history/HistoryPage.tsx'), 'HistoryPage'),
})
const channelTranslations = createRoute({
  getParentRoute: () => settings,
  path: 'channels/$channelId/translations',
  component: lazyRouteComponent(
    () => import('../channels/translations/TranslationsPage.tsx'),
    'TranslationsPage',
  ),
})
const channelSheet = createRoute({
  getParentRoute: () => settings,
  path: 'channels/$channelId/sheet',
  component: lazyRouteComponent(() => import('../channels/sheet/SheetPage.tsx'), 'SheetPage'),
})
const doctor = createRoute({
  getParentRoute: () => settings,
  path: 'doctor',
  component: lazyRouteComponent(() => import('../settings/doctor/DoctorPage.tsx'), 'DoctorPage'),
})
const devices = createRoute({
  getParentRoute: () => settings,
  path: 'devices',
  component: lazyRouteComponent(() => import('../calls/DevicesPage.tsx'), 'DevicesPage'),
})

export const settingsRoutes = settings.addChildren([
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
])

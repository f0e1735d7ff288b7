import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { documentFiltersInAddress, readDocumentFilters } from '../rules/knowledge/document-filters.ts'
import { readKnowledgeAddress } from '../rules/knowledge/knowledge-address.ts'
import { root } from './root.tsx'

const knowledge = createRoute({
  getParentRoute: () => root,
  path: 'knowledge',
  // Which robot is taught: every page of the studio is about one.
  validateSearch: readKnowledgeAddress,
  component: lazyRouteComponent(() => import('../knowledge/KnowledgeFrame.tsx'), 'KnowledgeFrame'),
})
const start = createRoute({
  getParentRoute: () => knowledge,
  path: '/',
  beforeLoad: ({ search }) => redirect({ to: '/knowledge/documents', search, throw: true }),
})
const documents = createRoute({
  getParentRoute: () => knowledge,
  path: 'documents',
  validateSearch: (address: Record<string, unknown>) =>
    documentFiltersInAddress(readDocumentFilters(address)),
  component: lazyRouteComponent(() => import('../knowledge/documents/DocumentsPage.tsx'), 'DocumentsPage'),
})
const document = createRoute({
  getParentRoute: () => knowledge,
  path: 'documents/$docId',
  component: lazyRouteComponent(() => import('../knowledge/document/DocumentPage.tsx'), 'DocumentPage'),
})
const documentHistory = createRoute({
  getParentRoute: () => knowledge,
  path: 'documents/$docId/history',
  component: lazyRouteComponent(
    () => import('../knowledge/document/history/DocumentHistoryPage.tsx'),
    'DocumentHistoryPage',
  ),
})
const imports = createRoute({
  getParentRoute: () => knowledge,
  path: 'import',
  component: lazyRouteComponent(() => import('../knowledge/import/ImportPage.tsx'), 'ImportPage'),
})
const proposals = createRoute({
  getParentRoute: () => knowledge,
  path: 'proposals',
  component: lazyRouteComponent(() => import('../knowledge/proposals/ProposalsPage.tsx'), 'ProposalsPage'),
})
const test = createRoute({
  getParentRoute: () => knowledge,
  path: 'test',
  component: lazyRouteComponent(() => import('../knowledge/test/TestPage.tsx'), 'TestPage'),
})
const cases = createRoute({
  getParentRoute: () => knowledge,
  path: 'cases',
  component: lazyRouteComponent(() => import('../knowledge/cases/CasesPage.tsx'), 'CasesPage'),
})
const complaints = createRoute({
  getParentRoute: () => knowledge,
  path: 'complaints',
  component: lazyRouteComponent(() => import('../knowledge/complaints/ComplaintsPage.tsx'), 'ComplaintsPage'),
})
const dialogues = createRoute({
  getParentRoute: () => knowledge,
  path: 'dialogues',
  component: lazyRouteComponent(() => import('../knowledge/dialogues/DialoguesPage.tsx'), 'DialoguesPage'),
})
const dialogue = createRoute({
  getParentRoute: () => knowledge,
  path: 'dialogues/$dialogueId',
  component: lazyRouteComponent(() => import('../knowledge/dialogues/DialoguePage.tsx'), 'DialoguePage'),
})
const model = createRoute({
  getParentRoute: () => knowledge,
  path: 'model',
  component: lazyRouteComponent(() => import('../knowledge/model/ModelPage.tsx'), 'ModelPage'),
})
const helpCentre = createRoute({
  getParentRoute: () => knowledge,
  path: 'help-centre',
  component: lazyRouteComponent(
    () => import('../knowledge/help-centre/HelpCentrePage.tsx'),
    'HelpCentrePage',
  ),
})

export const knowledgeRoutes = knowledge.addChildren([
  start,
  documents,
  document,
  documentHistory,
  imports,
  proposals,
  test,
  cases,
  complaints,
  dialogues,
  dialogue,
  model,
  helpCentre,
])

import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { serveLauncherConfig } from './features/channel/launcher-config.ts'
import { bootstrapOf } from './features/channel/page-bootstrap.ts'
import { whoMayFrame } from './features/channel/who-may-frame.ts'
import { serveAgentPictures } from './features/desk/account/agent-pictures.ts'
import { serveChannelImages } from './features/channel-editor/channel-images.ts'
import { servePictures } from './features/desk/thread/serve-pictures.ts'
import { serveAuditFile } from './features/audit/serve-audit-file.ts'
import { serveHelp } from './features/help-centre/serve-help.ts'
import { serveKnowledgeFile } from './features/knowledge-import/serve-knowledge-file.ts'
import { serveExports } from './features/data-requests/serve-exports.ts'
import { serveFiles } from './features/files/serve-files.ts'
import { answerErrors, refuseAddress } from './platform/http/answer-errors.ts'
import { serveApiPage } from './platform/http/api-page.ts'
import { serveApps } from './platform/http/apps.ts'
import { limitBodyTime } from './platform/http/body-deadline.ts'
import { serveHealth, type Health } from './platform/http/health.ts'
import { registerRoute } from './platform/http/register-route.ts'
import { createRequestId } from './platform/http/request-id.ts'
import { secureAnswers } from './platform/http/secure-answers.ts'
import { routes } from './routes.ts'

/** A message is at most 4,000 characters; nothing but uploads, which name their own limit, needs more. */
const maxBodyBytes = 64 * 1024

/** The HTTP side of a node. */
export async function createApp(deps: Deps, health: Health): Promise<FastifyInstance> {
  const app = Fastify({
    // A line per request costs more than most requests; metrics count them, failures are logged with their id.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId(deps.config.trustedProxies),
    frameworkErrors: refuseAddress,
    requestIdHeader: false,
    bodyLimit: maxBodyBytes,
    trustProxy: (_address, hop) => hop < deps.config.trustedProxies,
    // Long enough for a file of 50 MB from a slow phone; all other bodies have body-deadline.ts.
    requestTimeout: 300_000,
    http: { headersTimeout: deps.config.headersTimeoutMs, connectionsCheckingInterval: 1_000 },
    keepAliveTimeout: 75_000,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: false,
    // Running requests finish; only idle connections are closed.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
  })

  // Given as an option, Fastify would make a child of it for every request and wait for every answer's end.
  app.log = deps.log
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  secureAnswers(app)
  limitBodyTime(app, deps)
  answerErrors(app, deps.metrics)
  serveHealth(app, health)
  serveApiPage(app)
  serveAgentPictures(app, deps)
  serveChannelImages(app, deps)
  serveFiles(app, deps)
  serveExports(app, deps)
  serveAuditFile(app, deps)
  serveKnowledgeFile(app, deps)
  servePictures(app, deps)
  serveLauncherConfig(app, deps)
  serveHelp(app, deps)
  for (const route of routes) registerRoute(app, route, deps)
  if (deps.config.assetsDir)
    await serveApps(app, deps.config.assetsDir, { mayFrame: whoMayFrame(deps), bootstrap: bootstrapOf(deps) })
  return app
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '@foyer/contract/errors.ts'
import type { Deps } from '../../deps.ts'
import { acceptedLanguages } from '../../platform/http/accepted-languages.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { queryOf } from '../../platform/http/query-of.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import type { LimitRule } from '../../platform/limits.ts'
import { readHelpPath, type HelpAddress } from '../../rules/help/help-path.ts'
import { isSameOrigin } from '../../rules/help/same-origin.ts'
import { giveThumb } from './give-thumb.ts'
import { answerPage, articleNamed, type Asked } from './help-pages.ts'
import { readHelpCentre } from './help-centres.ts'
import { helpSite } from './help-site.ts'
import { plainPage } from './pages/message-page.ts'
import { sendPage } from './send-page.ts'
import { styleName, styleSheet } from './style.ts'

type InChannel = { Params: { channelKey: string } }

/** The public pages of what robots know, for channels that have switched them on. */
export function serveHelp(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { name: string } }>('/help/style/:name', (request, reply) => {
    const colour = styleName.exec(request.params.name)?.[1]
    if (colour === undefined) throw new Failed('route.unknown')
    return reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(styleSheet(colour))
  })
  app.get<InChannel>('/help/:channelKey', (request, reply) => read(deps, request, reply))
  app.get<InChannel>('/help/:channelKey/*', (request, reply) => read(deps, request, reply))
  void app.register((forms, _options, done) => {
    // Only here: no other route of the server reads what a form of any site can send.
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    )
    forms.post<InChannel & { Body: unknown }>('/help/:channelKey/*', (request, reply) =>
      rate(deps, request, reply),
    )
    done()
  })
}

type Request = FastifyRequest<InChannel>

async function read(deps: Deps, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  return orPlainPage(request, reply, async () => {
    const address = readHelpPath(request.url)
    deps.limits.take(limitOf(address), addressBlock(request.ip))
    const asked = await askedOf(deps, request)
    if (!asked) throw new Failed('route.unknown')
    const answer = await answerPage(asked, address)
    if (answer.kind === 'moved') {
      reply.header('vary', 'accept-language').header('cache-control', 'no-cache')
      return reply.redirect(answer.to, answer.isForEver ? 301 : 302)
    }
    const isPublic = deps.config.publicUrl !== undefined
    if (answer.kind === 'unknown') return sendPage(reply, { body: answer.body ?? '', status: 404, isPublic })
    const { body, type = 'html' } = answer
    return sendPage(reply, { body, type, isPublic })
  })
}

function limitOf({ page }: HelpAddress): LimitRule {
  if (page === 'sitemap') return limitRules.helpSitemap
  return page === 'search' ? limitRules.helpSearch : limitRules.help
}

async function rate(
  deps: Deps,
  request: FastifyRequest<InChannel & { Body: unknown }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return orPlainPage(request, reply, async () => {
    deps.limits.take(limitRules.helpThumb, addressBlock(request.ip))
    if (!isSameOrigin(request.headers, deps.config.publicUrl)) throw new Failed('identity.forbidden')
    const useful = request.body instanceof URLSearchParams ? request.body.get('useful') : null
    if (useful !== '0' && useful !== '1') throw new Failed('request.invalid')
    const address = readHelpPath(request.url)
    const asked = await askedOf(deps, request)
    if (!asked?.channel.config.commentDocMode || address.page !== 'article') throw new Failed('route.unknown')
    const article = await articleNamed(asked, address.name)
    if (!article) throw new Failed('route.unknown')
    await giveThumb(deps, request, { tenantId: asked.channel.tenantId, article, isUseful: useful === '1' })
    const { paths } = helpSite({ ...asked, language: article.language, languages: [] })
    return reply.header('referrer-policy', 'same-origin').redirect(`${paths.article(article)}?thanks=1`, 303)
  })
}

/** Undefined: the channel has no help center, or there is no such channel. */
async function askedOf(deps: Deps, request: Request): Promise<Asked | undefined> {
  const channel = await deps.channels.find(request.params.channelKey)
  if (!channel) return undefined
  const { tenantId, id: channelId, config } = channel
  const centre = await readHelpCentre(deps.db, { tenantId, channelId })
  if (!centre.isOn) return undefined
  return {
    db: deps.db,
    channel,
    centre,
    shelf: { tenantId, robotNo: config.robotNo, now: deps.clock.now() },
    origin: deps.config.publicUrl ?? `${request.protocol}://${request.host}`,
    url: request.url,
    query: queryOf(request.url),
    browser: acceptedLanguages(request.headers['accept-language']),
  }
}

/** Readers get a page, also for what is refused. Bugs and outages are answered like everywhere else. */
async function orPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    const [language = 'en'] = acceptedLanguages(request.headers['accept-language'])
    const status = statuses.find((each) => each === errors[error.error].http) ?? 400
    if (error.retryAfterMs !== undefined)
      reply.header('retry-after', String(Math.ceil(error.retryAfterMs / 1000)))
    const body = plainPage(status === 404 ? 'notFound' : 'failed', language)
    return sendPage(reply, { body, status, isPublic: false })
  }
}

const statuses = [400, 403, 404, 429, 503] as const
